import {
  mediterraneanCasual,
  mediterraneanClub,
  mediterraneanNovice,
  mediterraneanSteady,
  mediterraneanStrong,
} from "@sofala/bots/mediterranean";
import { botHandlers } from "../../../workers/bot-handlers.ts";

export const mediterraneanBotHandlers = botHandlers([
  mediterraneanNovice,
  mediterraneanCasual,
  mediterraneanClub,
  mediterraneanSteady,
  mediterraneanStrong,
]);
