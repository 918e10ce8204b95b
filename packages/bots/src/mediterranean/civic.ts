import type { Seat } from "@sofala/engine";
import {
  IDEA_TRACKS,
  OPPOSITE,
  type GiftToOpponent,
  type IdeaTrack,
  type Move,
} from "@sofala/mediterranean";
import { HandEvaluator } from "./hand-evaluator.ts";
import type { Beliefs } from "./beliefs.ts";
import { seatBoardOf, withMarkerMoved, type SeatBoard } from "./seat-board.ts";
import { ownCards } from "./market/plan-storage.ts";
import { seatAt, type SeatContext } from "./seat-context.ts";
import { strength, trackWorth } from "./worth.ts";

const READY: Move = { kind: "ready" };
/** A flip has to be clearly better: hands change in the market. */
const FLIP_GAIN = 0.3;

/** Own abilities are always used. */
export const abilityMove = (moves: readonly Move[]): Move =>
  moves.find(({ kind }) => kind === "use-ability") ?? READY;

/**
 * The receiver of an unfriendly gift: a pledge comes first, then whoever it hurts most, preferably
 * the leader.
 */
export function giveMove(context: SeatContext, moves: readonly Move[]): Move {
  let best: Move | undefined;
  let most = 0;
  for (const move of moves) {
    if (move.kind !== "use-ability" || move.target === undefined) continue;
    const ability = context.edition.buildings[move.building]?.ability;
    if (ability?.kind !== "giveOpponent") continue;
    const harm = harmOfGift(context, move.target, ability.effect);
    if (harm > most) [best, most] = [move, harm];
  }
  const mayPass = moves.some(({ kind }) => kind === "ready");
  return best ?? (mayPass ? READY : (moves[0] ?? READY));
}

function harmOfGift(context: SeatContext, target: Seat, effect: GiftToOpponent): number {
  const board = seatBoardOf(seatAt(context, target));
  const tracks = IDEA_TRACKS.reduce((sum, track) => {
    const after = withMarkerMoved(context, board, track, effect[track] ?? 0);
    const chances = context.turnsLeft + 1;
    return (
      sum + trackWorth(context, board, track, chances) - trackWorth(context, after, track, chances)
    );
  }, 0);
  const statusSteps = -((effect.happiness ?? 0) + (effect.safety ?? 0)) * 0.5;
  const rank = context.view.seats.filter(
    (seatView) => strength(context, seatBoardOf(seatView)) > strength(context, board),
  ).length;
  return (tracks + statusSteps) * (1 - rank * 0.12);
}

/** Flips a board if the cards in hand gain more on the other side. */
export function flipMove(context: SeatContext, beliefs: Beliefs): Move {
  const { flips = [] } = seatAt(context, context.seat);
  const board = flips.reduce(
    (now, track) => withFlip(context, now, track),
    seatBoardOf(seatAt(context, context.seat)),
  );
  const worth = (on: SeatBoard) => {
    const evaluator = new HandEvaluator(context, beliefs, on);
    return evaluator.worth(ownCards(evaluator));
  };
  for (const track of IDEA_TRACKS) {
    if (flips.includes(track)) continue;
    if (worth(withFlip(context, board, track)) > worth(board) + FLIP_GAIN)
      return { kind: "flip", track };
  }
  return READY;
}

/** The other face, with the marker on its 0. */
function withFlip(context: SeatContext, board: SeatBoard, track: IdeaTrack): SeatBoard {
  const buildings = board.buildings.filter((id) => context.edition.buildings[id]?.track !== track);
  const marker = { idea: OPPOSITE[board[track].idea], position: 0 };
  return { ...board, [track]: marker, buildings };
}
