import {
  CRAFT_NAMES,
  CRAFTS,
  GOD_NAMES,
  RESOURCE_NAMES,
  SPECIALIST_NAMES,
  SPECIALISTS,
} from "./data.ts";
import { apply } from "./apply.ts";
import { isSite, sitesFor } from "./craftsmen.ts";
import { largestGift } from "./gifts.ts";
import { allCells, emptyCells, footprint, rainPairs } from "./map.ts";
import { buildingSites } from "./monuments.ts";
import { isUsable } from "./religion.ts";
import { firstSites } from "./round.ts";
import { active, playerAt } from "./state.ts";
import type { Cell, Move, NaiveState, Seat, Turn } from "./state.ts";

/** Every legal move once, but for raises and price changes, which have too many variants to list. */
export function legalMoves(state: NaiveState, seat: Seat): Move[] {
  if (active(state) !== seat) return [];
  if (state.phase === "setup") {
    return firstSites(state, allCells(state.board)).map((at) => ({ kind: "place-first", at }));
  }
  if (state.gifts !== undefined) {
    const { lastGift } = state.gifts;
    const more = Math.max(0, largestGift(state, state.gifts, seat) - lastGift);
    const gifts = Array.from(
      { length: more },
      (_one, index) => ({ kind: "give", cattle: lastGift + 1 + index }) as const,
    );
    return [...gifts, { kind: "pass" }];
  }
  if (state.turn === undefined) return [];

  const few: Move[] = [
    ...GOD_NAMES.map((god) => ({ kind: "choose-god", god }) as const),
    ...SPECIALIST_NAMES.map((specialist) => ({ kind: "choose-specialist", specialist }) as const),
    { kind: "end-turn" },
  ];
  const many: Move[] = [
    ...specialistUses(state, state.turn),
    ...buildingSites(state, state.turn).map((at) => ({ kind: "build-monument", at }) as const),
    ...placements(state, state.turn),
  ];
  return [
    ...few.filter((move) => apply(state, seat, move) !== undefined),
    ...many.filter(leavesPendingUsable(state, state.turn)),
  ];
}

/** R 6.6, without making each move: what it would cost and cover is plain to see. */
function leavesPendingUsable(state: NaiveState, turn: Turn): (move: Move) => boolean {
  const { pending } = turn;
  if (pending === undefined) return () => true;
  const { cattle } = playerAt(state, turn.seat);
  const empty = emptyCells(state);
  return (move) => {
    if (move.kind === "use-specialist" && move.specialist === pending) return true;
    const left = new Set(empty);
    for (const cell of covered(move)) left.delete(cell);
    return isUsable(state, pending, cattle - spent(move), left);
  };
}

function spent(move: Move): number {
  if (move.kind === "place-craftsman") return CRAFTS[move.craftsman].cost;
  if (move.kind !== "use-specialist") return 0;
  return move.specialist === "herd" ? move.cattle : SPECIALISTS[move.specialist].fee;
}

function covered(move: Move): Cell[] {
  if (move.kind === "place-craftsman")
    return footprint(move.craftsman, move.at, move.vertical === true);
  if (move.kind === "build-monument") return [move.at];
  if (move.kind !== "use-specialist") return [];
  if (move.specialist === "shaman") return [move.at];
  return move.specialist === "rain-ceremony" ? move.cells : [];
}

function specialistUses(state: NaiveState, turn: Turn): Move[] {
  const kind = "use-specialist";
  const player = playerAt(state, turn.seat);
  const ready = SPECIALIST_NAMES.filter(
    (name) =>
      player.specialists[name] !== undefined &&
      !turn.usedSpecialists.includes(name) &&
      player.cattle >= SPECIALISTS[name].fee,
  );
  return ready.flatMap((specialist): Move[] => {
    switch (specialist) {
      case "builder":
      case "nomads":
        return [{ kind, specialist }];
      case "herd":
        return [2, 4, 6]
          .filter((cattle) => cattle <= player.cattle)
          .map((cattle) => ({ kind, specialist, cattle }));
      case "shaman":
        return RESOURCE_NAMES.filter((resource) => state.supply.resources[resource] > 0).flatMap(
          (resource) =>
            [...emptyCells(state)].map((at): Move => ({ kind, specialist, resource, at })),
        );
      case "rain-ceremony":
        return state.supply.water === 0
          ? []
          : rainPairs(emptyCells(state)).map((cells) => ({ kind, specialist, cells }));
    }
  });
}

function placements(state: NaiveState, turn: Turn): Move[] {
  const kind = "place-craftsman";
  return CRAFT_NAMES.flatMap((craftsman) => {
    const sites = sitesFor(state, turn, craftsman);
    if (sites === undefined) return [];
    const fits = (at: Cell, vertical: boolean) => isSite(sites, footprint(craftsman, at, vertical));
    const empty = [...sites.empty];
    const laid: Move[] = [
      ...empty.filter((at) => fits(at, false)).map((at) => ({ kind, craftsman, at }) as const),
      ...(CRAFTS[craftsman].tile === "1x2" ? empty.filter((at) => fits(at, true)) : []).map(
        (at) => ({ kind, craftsman, at, vertical: true }) as const,
      ),
    ];
    return sites.takesCard
      ? laid.flatMap((move) => [1, 2, 3].map((price): Move => Object.assign({}, move, { price })))
      : laid;
  });
}
