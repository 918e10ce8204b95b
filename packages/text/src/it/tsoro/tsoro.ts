import type {
  EventSentences,
  MoveLabels,
  RefusalSentences,
  TsoroText,
} from "../../games/tsoro/tsoro-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { from as fromNoun, seatName, to as toNoun, toPerson } from "../grammar.ts";
import { tsoroBots } from "./bots.ts";
import { POINT_NOUNS, point, pointWithPreposition } from "./points.ts";

const EVENTS: EventSentences = {
  "piece-placed": ({ seat, at }, names) =>
    `${seatName(names, seat)} mette una pietra ${pointWithPreposition[at]}.`,
  "piece-moved": ({ seat, from, to }, names) =>
    `${seatName(names, seat)} sposta una pietra ${fromNoun(POINT_NOUNS[from])} ${toNoun(POINT_NOUNS[to])}.`,
  "game-ended": (end, names) => {
    if (end.because === "repetition") {
      return "La stessa posizione per la terza volta: la partita è patta.";
    }
    const winner = seatName(names, end.winner);
    return end.because === "line"
      ? `${winner} ha tre pietre in fila e vince.`
      : `${seatName(names, 1 - end.winner)} non può muovere, quindi vince ${winner}.`;
  },
};

const REFUSALS: RefusalSentences = {
  "move/malformed": ({ path, reason }) => `Questa mossa non si può leggere: ${reason} (${path}).`,
  "game/over": () => "La partita è finita.",
  "turn/not-yours": ({ active }, names) => `Tocca ${toPerson(seatName(names, active))}.`,
  "turn/wrong-phase": ({ phase }) =>
    phase === "placing"
      ? "Le pietre si muovono quando sono tutte e sei sul tabellone."
      : "Le pietre sono tutte sul tabellone: muovine una delle tue.",
  "point/taken": ({ at }) => `C'è già una pietra ${pointWithPreposition[at]}.`,
  "point/not-your-piece": ({ at }) => `Non hai una pietra ${pointWithPreposition[at]}.`,
  "point/not-adjacent": ({ from, to }) =>
    `Una pietra si muove solo di un passo lungo una linea, e ${fromNoun(POINT_NOUNS[from])} ${toNoun(POINT_NOUNS[to])} ce n'è più di uno.`,
};

const MOVES: MoveLabels = {
  place: ({ at }) => `Metti una pietra ${pointWithPreposition[at]}`,
  move: ({ from, to }) => `Muovi ${fromNoun(POINT_NOUNS[from])} ${toNoun(POINT_NOUNS[to])}`,
};

export const tsoro: TsoroText = {
  event: sentenceByTag("kind", EVENTS),
  refusal: sentenceByTag("code", REFUSALS),
  move: sentenceByTag("kind", MOVES),
  point,
  bot: tsoroBots,
};
