import type { GameLearnText } from "../../game-overview.ts";

export const learn: GameLearnText = {
  tutorialText:
    "Un minuto, una partita breve: metti le pietre, fanne due in fila, blocca, muovi e vinci.",
  rulesText:
    "Tutte le regole in una pagina: come si mettono le pietre, come si muovono, come si vince, e che cosa succede se non ci riesce nessuno.",
  firstGame: "Una prima partita",
  firstGameText: "Contro un bot che completa le file ma a cui sfugge molto altro.",
};
