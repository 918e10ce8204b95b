import type { Seat } from "@sofala/engine";
import {
  IDEA_TRACKS,
  OPPOSITE,
  type GiftToOpponent,
  type IdeaTrack,
  type Move,
} from "@sofala/mediterranean";
import { Appraisal } from "./hand-evaluator.ts";
import type { Beliefs } from "./beliefs.ts";
import { boardOf, pushed, type Board } from "./seat-board.ts";
import { ownCards } from "./market/plan-storage.ts";
import { seatAt, type Scene } from "./seat-context.ts";
import { strength, trackWorth } from "./worth.ts";

const READY: Move = { kind: "ready" };
/** A flip has to be clearly better: hands change in the market. */
const FLIP_GAIN = 0.3;

/** Own abilities are always used. */
export const abilityMove = (moves: readonly Move[]): Move =>
  moves.find(({ kind }) => kind === "use-ability") ?? READY;

/** An unfriendly gift for whom it hurts, rather the leader; what was pledged comes first. */
export function giftMove(scene: Scene, moves: readonly Move[]): Move {
  let best: Move | undefined;
  let most = 0;
  for (const move of moves) {
    if (move.kind !== "use-ability" || move.target === undefined) continue;
    const ability = scene.edition.buildings[move.building]?.ability;
    if (ability?.kind !== "giveOpponent") continue;
    const harm = harmTo(scene, move.target, ability.effect);
    if (harm > most) [best, most] = [move, harm];
  }
  const mayPass = moves.some(({ kind }) => kind === "ready");
  return best ?? (mayPass ? READY : (moves[0] ?? READY));
}

function harmTo(scene: Scene, target: Seat, effect: GiftToOpponent): number {
  const board = boardOf(seatAt(scene, target));
  const tracks = IDEA_TRACKS.reduce((sum, track) => {
    const after = pushed(scene, board, track, effect[track] ?? 0);
    const chances = scene.turnsLeft + 1;
    return (
      sum + trackWorth(scene, board, track, chances) - trackWorth(scene, after, track, chances)
    );
  }, 0);
  const moods = -((effect.happiness ?? 0) + (effect.safety ?? 0)) * 0.5;
  const rank = scene.view.seats.filter(
    (told) => strength(scene, boardOf(told)) > strength(scene, board),
  ).length;
  return (tracks + moods) * (1 - rank * 0.12);
}

/** Turns a board over where the cards in hand go further that way. */
export function flipMove(scene: Scene, beliefs: Beliefs): Move {
  const { flips = [] } = seatAt(scene, scene.seat);
  const board = flips.reduce(
    (now, track) => flipped(scene, now, track),
    boardOf(seatAt(scene, scene.seat)),
  );
  const worth = (on: Board) => {
    const appraisal = new Appraisal(scene, beliefs, on);
    return appraisal.worth(ownCards(appraisal));
  };
  for (const track of IDEA_TRACKS) {
    if (flips.includes(track)) continue;
    if (worth(flipped(scene, board, track)) > worth(board) + FLIP_GAIN)
      return { kind: "flip", track };
  }
  return READY;
}

/** The other face, with the marker on its 0. */
function flipped(scene: Scene, board: Board, track: IdeaTrack): Board {
  const buildings = board.buildings.filter((id) => scene.edition.buildings[id]?.track !== track);
  const marker = { idea: OPPOSITE[board[track].idea], position: 0 };
  return { ...board, [track]: marker, buildings };
}
