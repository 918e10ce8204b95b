import type { ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { zimbabweBots } from "./bots.ts";
import { craftsman, empire, god, phase, resource, specialist } from "./cards.ts";
import { event } from "./events.ts";
import { move } from "./moves.ts";
import { refusal } from "./refusals.ts";

export const zimbabwe: ZimbabweText = {
  event,
  refusal,
  move,
  craftsman,
  god,
  specialist,
  resource,
  empire,
  phase,
  bot: zimbabweBots,
};
