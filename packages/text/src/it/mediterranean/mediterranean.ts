import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import { mediterraneanBots } from "./bots.ts";
import { ability, effects, gain, losses } from "./effects.ts";
import { event } from "./events.ts";
import { move } from "./moves.ts";
import * as names from "./names.ts";
import { addressees, cultureBox, goods, offerSummary } from "./fragments.ts";
import { refusal } from "./refusals.ts";
import { chatPhrase } from "./chat-phrases.ts";
import { building, calamity, development } from "./card-names.ts";

export const mediterranean: MediterraneanText = {
  ...names,
  event,
  refusal,
  move,
  offerSummary,
  addressees,
  goods,
  chatPhrase,
  cultureBox,
  building,
  development,
  calamity,
  gain,
  ability,
  effects,
  losses,
  bot: mediterraneanBots,
};
