import type { Dice, Seat } from "@sofala/engine";
import type { CubePlace, CultureBox, Move, MoveOf } from "@sofala/mediterranean";
import { Appraisal } from "./hand-evaluator.ts";
import type { Beliefs } from "./beliefs.ts";
import { boardOf, gained, type Board } from "./seat-board.ts";
import { statusWorth } from "./danger.ts";
import { ownCards } from "./market/plan-storage.ts";
import { seatAt, type Scene } from "./seat-context.ts";
import { strength, worthAtEnd } from "./worth.ts";

/** The bank: points now, or no harm by Poverty. */
export function bankMove(scene: Scene): Move {
  const { hand = [], happiness } = seatAt(scene, scene.seat);
  const spent = (bottom: string) => hand.filter((card) => card.bottom === bottom).length;
  const { value: factor } = scene.edition.rules.bankProsperityFactor;
  const points = spent("prosperity") * (factor - 1);
  const relief =
    statusWorth(scene, "happiness", happiness) -
    statusWorth(scene, "happiness", happiness - spent("poverty"));
  return { kind: "bank", choice: relief > points ? "poverty" : "prosperity" };
}

/** With the most votes, since disunity costs; else for the strongest, as all can see. */
export function voteMove(scene: Scene): MoveOf<"vote"> {
  const { strike } = scene.view;
  const tied = strike?.tied ?? [];
  const votes = (seat: Seat) => (strike?.votes ?? []).filter((vote) => vote === seat).length;
  const points = (seat: Seat) => strength(scene, boardOf(seatAt(scene, seat)));
  const [victim = 0] = tied.toSorted(
    (a, b) => votes(b) - votes(a) || points(b) - points(a) || a - b,
  );
  return { kind: "vote", victim };
}

/** The cubes that are missed least. */
export function cubesMove(scene: Scene, moves: readonly Move[]): Move | undefined {
  const board = boardOf(seatAt(scene, scene.seat));
  let best: Move | undefined;
  let most = -Infinity;
  for (const move of moves) {
    if (move.kind !== "lose-cubes") continue;
    const worth = worthAtEnd(scene, bereft(scene, board, move.areas));
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

function bereft(scene: Scene, board: Board, areas: readonly CubePlace[]): Board {
  const { armySafety, colosseumHappiness } = scene.edition.rules;
  let after = board;
  for (const area of areas) {
    if (area.startsWith("culture.")) {
      const box = area.slice("culture.".length) as CultureBox;
      after = { ...after, culture: after.culture.filter((each) => each !== box) };
      continue;
    }
    const place = area as keyof Board["cubes"];
    after = { ...after, cubes: { ...after.cubes, [place]: after.cubes[place] - 1 } };
    if (place === "army") after = gained(scene, after, { safety: -armySafety.value });
    if (place === "colosseum")
      after = gained(scene, after, { happiness: -colosseumHappiness.value });
    if (place.startsWith("industry.") && place !== "industry.base")
      after = { ...after, industry: Math.max(0, after.industry - 1) };
  }
  return after;
}

/** The stored cards that will bring least. */
export function discardMove(
  scene: Scene,
  beliefs: Beliefs,
  moves: readonly Move[],
): Move | undefined {
  const appraisal = new Appraisal(scene, beliefs);
  const kept = new Map(ownCards(appraisal).map((card) => [card.slot, appraisal.keptWorth(card)]));
  const cost = (move: Move) =>
    move.kind === "discard-stored"
      ? move.cards.reduce((sum, slot) => sum + (kept.get(slot) ?? 0), 0)
      : Infinity;
  return moves.toSorted((a, b) => cost(a) - cost(b))[0];
}

export const throwMove = (moves: readonly Move[], chance: Dice): Move | undefined =>
  moves[chance.below(Math.max(1, moves.length))];
