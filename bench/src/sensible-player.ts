import type { Dice, Seat } from "@sofala/engine";
import {
  planRaises,
  zimbabwe,
  type CellName,
  type Craft,
  type God,
  type Move,
  type State,
} from "@sofala/zimbabwe";
import { cattleOf, monumentsOf, neighbours, tableOf, tilesOf, type Monument } from "./table.ts";

type MoveOf<Kind extends Move["kind"]> = Extract<Move, { readonly kind: Kind }>;

/** Gods that bring income, best first. */
const GODS: readonly God[] = ["engai", "anansi", "tsui-goab", "atete", "gu", "eshu", "xango"];
const SECONDARIES: readonly Craft[] = ["vessel-maker", "sculptor", "throne-maker"];
const USUAL_PRICE = 2;

/**
 * A simple greedy player: builds monuments early, places craftsmen where goods are missing, and makes the raises that
 * it can pay for. Returns the moves of the seat to act until its turn ends.
 */
export function sensibleMoves(state: State, chance: Dice): readonly Move[] {
  const { phase, active } = tableOf(state);
  const seat = active ?? 0;
  if (phase === "culture") return turn(state, seat, chance);
  return [phase === "gifts" ? gift(state, seat, chance) : pick(legal(state, seat), chance)];
}

/** The state after a move that is known to be legal. */
export function after(state: State, seat: Seat, move: Move): State {
  const step = zimbabwe.applyMove(state, seat, move);
  if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)}`);
  return step.value.state;
}

/** A small gift for the turn order, otherwise a share of what the others give. */
function gift(state: State, seat: Seat, chance: Dice): Move {
  const [least] = ofKind(legal(state, seat), "give");
  const limit = 1 + Math.floor(cattleOf(tableOf(state), seat) / 6);
  if (least === undefined || least.cattle > limit || chance.below(2) > 0) return { kind: "pass" };
  return least;
}

function turn(start: State, seat: Seat, chance: Dice): readonly Move[] {
  const moves: Move[] = [];
  let state = start;
  for (const part of [card, mainAction]) {
    for (const move of part(state, seat, chance)) {
      state = after(state, seat, move);
      moves.push(move);
    }
  }
  return [...moves, { kind: "end-turn" }];
}

/** A god from the second round on; sometimes a specialist, which must be used at once. */
function card(state: State, seat: Seat, chance: Dice): readonly Move[] {
  const { round, seats, gods } = tableOf(state);
  const isGodless = seats[seat]?.god === undefined;
  if (isGodless && round > 1 && chance.below(3) === 0) {
    const liked = GODS.filter((god) => gods.includes(god)).slice(0, 3);
    return liked.length === 0 ? [] : [{ kind: "choose-god", god: pick(liked, chance) }];
  }
  if (chance.below(16) > 0 || cattleOf(tableOf(state), seat) < 6) return [];
  const choices = ofKind(legal(state, seat), "choose-specialist");
  if (choices.length === 0) return [];
  const choice = pick(choices, chance);
  const uses = ofKind(legal(after(state, seat, choice), seat), "use-specialist").filter(
    ({ specialist }) => specialist === choice.specialist,
  );
  return [choice, pick(uses, chance)];
}

/** Raises that bring many points come first, then monuments while there is time, then craftsmen. */
function mainAction(state: State, seat: Seat, chance: Dice): readonly Move[] {
  const table = tableOf(state);
  const own = monumentsOf(table, seat);
  const wanted = Math.min(5, 2 + Math.floor(table.round / 3));
  const raises = affordableRaises(state, seat, own, cattleOf(table, seat));
  const goods = raises.reduce((sum, move) => sum + move.goods.length, 0);
  if (goods > own.length || (goods > 0 && own.length >= wanted && chance.below(3) > 0)) {
    return raises;
  }
  if (own.length < wanted && chance.below(2) === 0) {
    const sites = ofKind(legal(state, seat), "build-monument");
    if (sites.length > 0) return [best(sites, ({ at }) => neighbours(at, table.craftsmen), chance)];
  }
  const craftsmen = placing(state, seat, chance);
  return craftsmen.length > 0 ? craftsmen : raises;
}

/** The highest monuments first, as long as there are enough cattle. */
function affordableRaises(
  state: State,
  seat: Seat,
  own: readonly Monument[],
  cattle: number,
): readonly MoveOf<"raise-monument">[] {
  let chosen: readonly CellName[] = [];
  let moves: readonly MoveOf<"raise-monument">[] = [];
  for (const { at } of [...own].sort((a, b) => b.level - a.level)) {
    const plan = planRaises(state, seat, [...chosen, at]);
    if (plan === undefined || plan.cost > cattle) continue;
    chosen = [...chosen, at];
    moves = plan.moves;
  }
  return moves;
}

/** The rarest craft on the map, near the player's own monuments; a second one if there are enough cattle. */
function placing(start: State, seat: Seat, chance: Dice): readonly Move[] {
  const moves: Move[] = [];
  let state = start;
  while (moves.length < 2) {
    const table = tableOf(state);
    const own = monumentsOf(table, seat);
    const likesSecondaries = chance.below(3) === 0;
    const sites = ofKind(legal(state, seat), "place-craftsman").filter(
      ({ craftsman, price = USUAL_PRICE }) =>
        price === USUAL_PRICE && (likesSecondaries || !SECONDARIES.includes(craftsman)),
    );
    if (sites.length === 0) break;
    const worth = ({ craftsman, at }: MoveOf<"place-craftsman">) =>
      neighbours(at, own) - 4 * tilesOf(table, craftsman);
    const move = best(sites, worth, chance);
    state = after(state, seat, move);
    moves.push(move);
  }
  return moves;
}

const legal = (state: State, seat: Seat): readonly Move[] => [...zimbabwe.legalMoves(state, seat)];

const ofKind = <Kind extends Move["kind"]>(moves: readonly Move[], kind: Kind) =>
  moves.filter((move): move is MoveOf<Kind> => move.kind === kind);

function pick<T>(items: readonly T[], chance: Dice): T {
  return items[chance.below(items.length)] as T;
}

/** One of the choices with the highest value. */
function best<T>(items: readonly T[], worth: (item: T) => number, chance: Dice): T {
  const worths = items.map(worth);
  const most = Math.max(...worths);
  return pick(
    items.filter((_, index) => worths[index] === most),
    chance,
  );
}
