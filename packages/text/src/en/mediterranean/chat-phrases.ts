import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import { good } from "./names.ts";

export const chatPhrase: MediterraneanText["chatPhrase"] = {
  "make-an-offer": "Make me an offer.",
  interested: "I am interested.",
  "more-cards": "I want more cards for that.",
  "fewer-cards": "I can give fewer cards for that.",
  "more-vp": "I want more VP for that.",
  "another-good": "I want a different good for that.",
  deal: "Deal.",
  "no-thanks": "No, thank you.",
  wait: "One moment, please.",
  hurry: "We are running out of time.",
  thanks: "Thank you.",
  "well-played": "Well played.",
  "seeking-grain": `I am looking for ${good.grain}.`,
  "seeking-wool": `I am looking for ${good.wool}.`,
  "seeking-timber": `I am looking for ${good.timber}.`,
  "seeking-ore": `I am looking for ${good.ore}.`,
  "seeking-salt": `I am looking for ${good.salt}.`,
  "seeking-art": `I am looking for ${good.art}.`,
  "seeking-slaves": `I am looking for ${good.slaves}.`,
  "seeking-dye": `I am looking for ${good.dye}.`,
  "seeking-wine": `I am looking for ${good.wine}.`,
  "seeking-spices": `I am looking for ${good.spices}.`,
  "seeking-gold": `I am looking for ${good.gold}.`,
};
