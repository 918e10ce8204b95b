import type { EndPanelText } from "../../en/web/end-panel.ts";
import { list } from "../grammar.ts";

export const endPanel: EndPanelText = {
  title: (winners) => `${winners.length === 1 ? "Vince" : "Vincono"} ${list(winners)}`,
  draw: "Pareggio",
  ranking: { title: "Classifica", place: "Posto", player: "Giocatore" },
  race: { title: "La corsa", start: "Inizio", showTable: "Mostra la corsa in una tabella" },
  helped: "Giocata con aiuto",
  rematch: "Rivincita",
  analyse: "Analizza",
};
