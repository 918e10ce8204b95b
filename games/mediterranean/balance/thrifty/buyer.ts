import type { Seat } from "@sofala/engine";
import { columnOf, cubesInPlay, rowOf } from "../../src/board.ts";
import { buildingOf, standingOn } from "../../src/buildings.ts";
import type { BuildingId, DevelopmentEffect, Gain } from "../../src/data/edition.ts";
import { legalMoves } from "../../src/legal.ts";
import type { DevelopMove, Move } from "../../src/moves.ts";
import { vpPrice } from "../../src/purchasing/buy-vp.ts";
import { developmentOf, priceOf } from "../../src/purchasing/develop.ts";
import { playerAt, type State } from "../../src/state.ts";

/** Fixed weights, in final victory points. */
const WORTH = { worker: 1, money: 0.4, happiness: 0.4, safety: 0.6, wonder: 1, neighbour: 1 };
/** For every turn that is left. */
const PER_TURN = { city: 1.5, harbor: 2.4, farm: 0.45, industry: 0.8, bank: 0.5, ability: 0.5 };
/** What a coin is worth that is kept: half of it is lost. */
const KEPT = 0.3;
/** Points are bought before the last turn where they cost no more than this. */
const CHEAP_VP = 3;

/** Buildings first, since they bring workers, then developments, then points. */
export function purchase(state: State, seat: Seat): Move {
  const moves = [...legalMoves(state, seat)];
  const price = vpPrice(state, seat, 1);
  const isLast = turnsLeft(state) === 0;
  const coin = isLast ? 1 / price : KEPT;
  const found =
    best(moves, (move) =>
      move.kind === "build"
        ? worthOfBuilding(state, seat, move.building) -
          coin * buildingOf(state, move.building).price
        : 0,
    ) ??
    best(moves, (move) =>
      move.kind === "develop"
        ? worthOfDevelopment(state, seat, move) - coin * priceOf(state, move.card)
        : 0,
    );
  if (found !== undefined) return found;
  const points = isLast || price <= CHEAP_VP ? moves.filter(({ kind }) => kind === "buy-vp") : [];
  return points.at(-1) ?? { kind: "ready" };
}

const turnsLeft = ({ turn, edition }: State): number => edition.rules.turns.value - turn;

/** The one worth most, if any is worth something. */
function best(moves: readonly Move[], worth: (move: Move) => number): Move | undefined {
  let found: Move | undefined;
  let most = 0;
  for (const move of moves) {
    const value = worth(move);
    if (value > most) [found, most] = [move, value];
  }
  return found;
}

const worthOfGain = ({ vp = 0, money = 0, happiness = 0, safety = 0 }: Gain): number =>
  vp + money * WORTH.money + happiness * WORTH.happiness + safety * WORTH.safety;

function worthOfBuilding(state: State, seat: Seat, id: BuildingId): number {
  const { population, ability } = buildingOf(state, id);
  const room = state.edition.rules.cubesPerPlayer.value - cubesInPlay(playerAt(state, seat));
  const perTurn = ability.kind === "bonus" ? worthOfGain(ability.gain) : PER_TURN.ability;
  return Math.min(population, room) * WORTH.worker + perTurn * turnsLeft(state) + WORTH.wonder;
}

function worthOfDevelopment(state: State, seat: Seat, move: DevelopMove): number {
  const { from = [], card } = move;
  const farms = from.filter((place) => place !== "available").length;
  const workers = (from.length - farms) * (WORTH.worker / 2);
  return developmentOf(state, card).effects.reduce(
    (sum, effect) => sum + worthOfEffect(state, seat, effect, move),
    -workers - farms * PER_TURN.farm * turnsLeft(state),
  );
}

function worthOfEffect(
  state: State,
  seat: Seat,
  effect: DevelopmentEffect,
  { from = [], box }: DevelopMove,
): number {
  const turns = turnsLeft(state);
  switch (effect.op) {
    case "placeWorker": {
      if (effect.to === "city" || effect.to === "harbor" || effect.to === "bank")
        return from.length * PER_TURN[effect.to] * turns;
      if (box === undefined) return 0;
      const isNeighbour = (other: typeof box) =>
        rowOf(other) === rowOf(box) || columnOf(other) === columnOf(box);
      return playerAt(state, seat).culture.filter(isNeighbour).length * WORTH.neighbour;
    }
    case "moveWorker":
      return (PER_TURN.harbor - PER_TURN.city) * turns;
    case "industryTrack":
      return PER_TURN.industry * turns;
    case "gain":
      return worthOfGain(effect);
    case "takeWorkers":
      return WORTH.worker * effect.count;
    case "trackChoice":
      return worthOfGain(effect.cost);
    case "vpPerBuilding":
      return effect.vp * standingOn(state, seat, effect.track);
  }
}
