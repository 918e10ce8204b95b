import type { Dice, Seat } from "@sofala/engine";
import {
  planRaises,
  zimbabwe,
  type God,
  type Move,
  type Position,
  type Specialist,
  type State,
} from "../src/index.ts";

/** What a golden game is meant to bring about. */
export interface Wishes {
  readonly gods?: readonly God[];
  readonly specialists?: readonly Specialist[];
  /** Raises name their routes. */
  readonly named?: boolean;
  readonly crafts?: readonly string[];
}

/** Places that are looked at before one is chosen. */
const LOOKS = 8;

/**
 * A move with some sense in it: monuments are raised when they can be, craftsmen and monuments
 * stand where they help to raise, and what the game is to show is not left to chance.
 */
export function sensibleMove(state: State, seat: Seat, wishes: Wishes, dice: Dice): Move {
  const moves = Map.groupBy(zimbabwe.legalMoves(state, seat), ({ kind }) => kind);
  const chance = (percent: number) => dice.below(100) < percent;
  const some = (kind: Move["kind"]): Move | undefined => pick(dice, moves.get(kind) ?? []);

  const first = some("place-first");
  if (first !== undefined) return first;
  if (moves.has("pass")) {
    const gifts = moves.get("give") ?? [];
    return (chance(60) ? gifts[dice.below(Math.min(3, gifts.length))] : undefined) ?? PASS;
  }

  const wanted = wish(moves, wishes);
  if (wanted !== undefined && chance(60)) return wanted;
  if (!moves.has("end-turn")) return some("use-specialist") ?? anyOf(moves, dice);
  if (chance(moves.has("set-prices") ? 40 : 0)) return some("set-prices") ?? END;
  if (chance(10)) return some("choose-god") ?? some("choose-specialist") ?? END;
  if (chance(60)) {
    const use = some("use-specialist");
    if (use !== undefined) return use;
  }
  return mainMove(state, seat, moves, wishes, dice) ?? END;
}

const PASS: Move = { kind: "pass" };
const END: Move = { kind: "end-turn" };

type ByKind = ReadonlyMap<Move["kind"], readonly Move[]>;

const wish = (moves: ByKind, { gods = [], specialists = [] }: Wishes): Move | undefined =>
  [...(moves.get("choose-god") ?? []), ...(moves.get("choose-specialist") ?? [])].find(
    (move) =>
      (move.kind === "choose-god" && gods.includes(move.god)) ||
      (move.kind === "choose-specialist" && specialists.includes(move.specialist)),
  );

function mainMove(
  state: State,
  seat: Seat,
  moves: ByKind,
  wishes: Wishes,
  dice: Dice,
): Move | undefined {
  const raises = moves.get("raise-monument") ?? [];
  if (raises.length > 0 && dice.below(10) > 0) {
    const highest = Math.max(...raises.map(goodsOf));
    const raise = pick(
      dice,
      raises.filter((move) => goodsOf(move) === highest),
    );
    if (raise !== undefined) return wishes.named === true ? named(state, seat, raise) : raise;
  }
  const crafts = moves.get("place-craftsman") ?? [];
  const { technologies = {} } = tableOf(state).seats[seat] ?? {};
  const enough = Object.keys(technologies).length > 2 ? 35 : 75;
  if (crafts.length > 0 && dice.below(100) < enough)
    return bestOf(state, seat, preferred(crafts, wishes, dice), dice);
  const prices = pick(dice, moves.get("raise-prices") ?? []);
  if (prices !== undefined && dice.below(8) === 0) return prices;
  return bestOf(state, seat, moves.get("build-monument") ?? [], dice);
}

/** The crafts that the game is to show, else one craft at a time. */
function preferred(moves: readonly Move[], { crafts = [] }: Wishes, dice: Dice): readonly Move[] {
  const shown = moves.filter((move) => "craftsman" in move && crafts.includes(move.craftsman));
  if (shown.length > 0 && dice.below(4) > 0) return shown;
  const byCraft = Map.groupBy(moves, (move) => ("craftsman" in move ? move.craftsman : ""));
  return pick(dice, [...byCraft.values()]) ?? moves;
}

/** Of a few moves the one after which the seat's own monuments are cheapest to raise. */
function bestOf(state: State, seat: Seat, moves: readonly Move[], dice: Dice): Move | undefined {
  let best: Move | undefined;
  let most = -1;
  for (let look = 0; look < Math.min(LOOKS, moves.length); look++) {
    const move = pick(dice, moves);
    const step = move === undefined ? undefined : zimbabwe.applyMove(state, seat, move);
    if (step?.ok !== true) continue;
    const promise = promiseOf(step.value.state, seat);
    if (promise > most) [best, most] = [move, promise];
  }
  return best;
}

const promiseOf = (state: State, seat: Seat): number =>
  tableOf(state)
    .monuments.filter((monument) => monument.seat === seat && monument.level < 5)
    .map(({ at }) => planRaises(state, seat, [at])?.cost ?? 20)
    .reduce((sum, cost) => sum + Math.max(0, 20 - cost), 0);

/** The cheapest way to raise the same monument, with its routes named, where it can be paid. */
function named(state: State, seat: Seat, raise: Move): Move {
  const move = "at" in raise ? planRaises(state, seat, [raise.at])?.moves[0] : undefined;
  return move !== undefined && zimbabwe.applyMove(state, seat, move).ok ? move : raise;
}

const goodsOf = (move: Move): number => (move.kind === "raise-monument" ? move.goods.length : 0);

const anyOf = (moves: ByKind, dice: Dice): Move => pick(dice, [...moves.values()].flat()) ?? END;

const pick = <T>(dice: Dice, items: readonly T[]): T | undefined =>
  items[dice.below(Math.max(1, items.length))];

/** What lies on the table. */
export const tableOf = (state: State): Position =>
  zimbabwe.scenario.describe(state) as unknown as Position;
