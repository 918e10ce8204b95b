import type { TsoroAdviceText } from "../../../en/tsoro/web/advice.ts";
import { capitalize, list, toPerson } from "../../grammar.ts";
import { advice as shared } from "../../web/advice.ts";

const reason = {
  wins: () => "vince la partita",
  "stops-line": (rival: string) => `impedisce ${toPerson(rival)} di completare una fila`,
  "prepares-line": () => "minaccia di completare una fila",
  winning: (rival: string) => `se giochi bene ti fa vincere, qualunque cosa faccia ${rival}`,
  balanced: () => "mantiene la partita in equilibrio",
  losing: (rival: string) => `ti fa perdere, se ${rival} gioca bene`,
};

export const tsoroAdvice: TsoroAdviceText = {
  ...shared,
  reasons: (reasons, rival) => `${capitalize(list(reasons.map((each) => reason[each](rival))))}.`,
};
