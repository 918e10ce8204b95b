import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import { good } from "./names.ts";

export const chatPhrase: MediterraneanText["chatPhrase"] = {
  "make-an-offer": "Fammi un'offerta.",
  interested: "Mi interessa.",
  "more-cards": "Voglio più carte in cambio.",
  "fewer-cards": "Do meno carte in cambio.",
  "more-vp": "Voglio più PV in cambio.",
  "another-good": "Voglio un'altra merce in cambio.",
  deal: "Affare fatto.",
  "no-thanks": "No, grazie.",
  wait: "Un momento, per favore.",
  hurry: "Il tempo stringe.",
  thanks: "Grazie.",
  "well-played": "Ben giocato.",
  "seeking-grain": `Cerco ${good.grain}.`,
  "seeking-wool": `Cerco ${good.wool}.`,
  "seeking-timber": `Cerco ${good.timber}.`,
  "seeking-ore": `Cerco ${good.ore}.`,
  "seeking-salt": `Cerco ${good.salt}.`,
  "seeking-art": `Cerco ${good.art}.`,
  "seeking-slaves": `Cerco ${good.slaves}.`,
  "seeking-dye": `Cerco ${good.dye}.`,
  "seeking-wine": `Cerco ${good.wine}.`,
  "seeking-spices": `Cerco ${good.spices}.`,
  "seeking-gold": `Cerco ${good.gold}.`,
};
