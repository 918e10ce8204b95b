import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  summary: "Si impara in un minuto, si gioca in cinque.",
  tutorialText:
    "Un minuto, una partita breve: metti le pietre, allineane due, blocca, muovi e vinci.",
  rulesText:
    "Tutte le regole in una pagina: come si mettono le pietre, come si muovono, come si vince e quando si pareggia.",
  firstGame: "Una prima partita",
  firstGameText: "Contro un bot che completa le file ma si lascia sfuggire quasi tutto il resto.",
  credits:
    "Tsoro yematatu, «il gioco di pietre che si gioca con tre», è un gioco tradizionale dello Zimbabwe. È di tutti.",
};
