import type {
  EventSentences,
  MoveLabels,
  RefusalSentences,
  TsoroText,
} from "../../games/tsoro/tsoro-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { seatName } from "../grammar.ts";
import { tsoroBots } from "./bots.ts";
import { point, pointWithPreposition } from "./points.ts";

const EVENTS: EventSentences = {
  "piece-placed": ({ seat, at }, names) =>
    `${seatName(names, seat)} places a stone ${pointWithPreposition[at]}.`,
  "piece-moved": ({ seat, from, to }, names) =>
    `${seatName(names, seat)} moves a stone from the ${point[from]} to the ${point[to]}.`,
  "game-ended": (end, names) => {
    if (end.because === "repetition") {
      return "The same position came up for the third time: the game is a draw.";
    }
    const winner = seatName(names, end.winner);
    return end.because === "line"
      ? `${winner} has three in a line and wins.`
      : `${seatName(names, 1 - end.winner)} cannot move, so ${winner} wins.`;
  },
};

const REFUSALS: RefusalSentences = {
  "move/malformed": ({ path, reason }) => `This move cannot be read: ${reason} (${path}).`,
  "game/over": () => "The game is over.",
  "turn/not-yours": ({ active }, names) => `It is ${seatName(names, active)}'s turn.`,
  "turn/wrong-phase": ({ phase }) =>
    phase === "placing"
      ? "You can move stones only after all six are placed."
      : "All stones are placed: move one of yours.",
  "point/taken": ({ at }) => `There is already a stone ${pointWithPreposition[at]}.`,
  "point/not-your-piece": ({ at }) => `You have no stone ${pointWithPreposition[at]}.`,
  "point/not-adjacent": ({ from, to }) =>
    `A stone moves along a line to the next point: the ${point[to]} is not next to the ${point[from]}.`,
};

const MOVES: MoveLabels = {
  place: ({ at }) => `Place a stone ${pointWithPreposition[at]}`,
  move: ({ from, to }) => `Move from the ${point[from]} to the ${point[to]}`,
};

export const tsoro: TsoroText = {
  event: sentenceByTag("kind", EVENTS),
  refusal: sentenceByTag("code", REFUSALS),
  move: sentenceByTag("kind", MOVES),
  point,
  bot: tsoroBots,
};
