import type { ZimbabweFirstSentences } from "../../games/zimbabwe/zimbabwe-text.ts";
import { zimbabweBots } from "./bots.ts";
import { craftsman, god, phase, resource, specialist } from "./cards.ts";
import { empire } from "./empires.ts";
import { event } from "./events.ts";
import { move } from "./moves.ts";

/** The sentences that a table shows first: all but those of refusals. */
export const zimbabwe: ZimbabweFirstSentences = {
  event,
  move,
  craftsman,
  god,
  specialist,
  resource,
  empire,
  phase,
  bot: zimbabweBots,
};
