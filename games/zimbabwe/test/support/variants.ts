import type { Dice } from "@sofala/engine";
import { zimbabwe, type Good, type Move, type Position, type State } from "../../src/index.ts";
import {
  CRAFTS,
  CRAFT_NAMES,
  GOD_NAMES,
  RESOURCE_LETTER,
  RESOURCE_NAMES,
  SPECIALIST_NAMES,
} from "../naive/data.ts";
import type { Craft } from "../naive/data.ts";
import { allCells, terrainAt } from "../naive/map.ts";
import { cellsAround } from "./positions.ts";
import { movesNow, pick, shuffled } from "./random-play.ts";

type Raise = Extract<Move, { kind: "raise-monument" }>;

/** What lies on the table, for those who make up moves. */
export const tableOf = (state: State): Position =>
  zimbabwe.scenario.describe(state) as unknown as Position;

/** A raise like those that are listed, or one made up, with up to three things about it changed. */
export function raiseVariant(state: State, random: Dice): Raise | undefined {
  const table = tableOf(state);
  if (table.monuments.length === 0 || table.craftsmen.length === 0) return undefined;
  const listed = movesNow(state).filter((move) => move.kind === "raise-monument");
  let raise =
    listed.length > 0 && random.below(4) > 0 ? pick(random, listed) : madeUp(table, random);
  for (let changes = random.below(4); changes > 0; changes--) {
    raise = pick(random, CHANGES)(raise, table, random);
  }
  return raise;
}

function madeUp(table: Position, random: Dice): Raise {
  const own = table.monuments.filter(({ seat }) => seat === table.active);
  const { at, level } = pick(random, own.length > 0 ? own : table.monuments);
  const goods = Array.from({ length: Math.min(4, level) }, () => madeUpGood(table, random));
  return { kind: "raise-monument", at, goods };
}

function madeUpGood(table: Position, random: Dice): Good {
  const piece = pick(random, table.craftsmen);
  const { needs } = CRAFTS[piece.craftsman];
  const primaries = table.craftsmen.filter(({ craftsman }) => craftsman === needs);
  const good = { craftsman: piece.at, resource: resourceFor(table, piece.craftsman, random) };
  if (needs === undefined || primaries.length === 0) return good;
  const primary = pick(random, primaries);
  return {
    ...good,
    primary: { craftsman: primary.at, resource: resourceFor(table, needs, random) },
  };
}

/** Mostly of the right kind, wherever it lies. */
function resourceFor({ board }: Position, craft: Craft | undefined, random: Dice): string {
  const letter = craft === undefined ? "." : RESOURCE_LETTER[CRAFTS[craft].resource];
  const right = allCells(board).filter((cell) => terrainAt(board, cell) === letter);
  return pick(random, right.length > 0 && random.below(8) > 0 ? right : cellsAround(board));
}

type Change = (raise: Raise, table: Position, random: Dice) => Raise;

const CHANGES: readonly Change[] = [
  onOneGood((good, table, random) => {
    const craft = table.craftsmen.find(({ at }) => at === good.craftsman)?.craftsman;
    return { ...good, resource: resourceFor(table, craft, random) };
  }),
  onOneGood((good, table, random) => ({ ...good, hubs: someHubs(table, random) })),
  onOneGood((good, table, random) => ({ ...good, hubs: someHubs(table, random) })),
  onOneGood((good, table, random) => {
    const { primary = madeUpGood(table, random) } = good;
    const { craftsman, resource } = primary;
    return { ...good, primary: { craftsman, resource, hubs: someHubs(table, random) } };
  }),
  onOneGood((good, table, random) => {
    const { primary: _left, ...delivery } = madeUpGood(table, random);
    return { ...good, primary: delivery };
  }),
  onOneGood(({ primary: _left, ...good }) => good),
  onOneGood((_good, table, random) => madeUpGood(table, random)),
  onOneGood((good, table, random) => ({
    ...good,
    craftsman: pick(random, cellsAround(table.board)),
  })),
  (raise, _table, random) => ({ ...raise, goods: shuffled(random, raise.goods) }),
  (raise) => ({ ...raise, goods: raise.goods.slice(1) }),
  (raise, _table, random) =>
    raise.goods.length === 0
      ? raise
      : { ...raise, goods: [...raise.goods.slice(1), pick(random, raise.goods)] },
  (raise, table, random) => ({ ...raise, at: pick(random, table.monuments).at }),
];

function onOneGood(change: (good: Good, table: Position, random: Dice) => Good): Change {
  return (raise, table, random) => {
    const index = random.below(Math.max(1, raise.goods.length));
    const goods = raise.goods.map((good, n) => (n === index ? change(good, table, random) : good));
    return { ...raise, goods };
  };
}

/** A few monuments in any order, now and then one of them twice. */
function someHubs({ monuments }: Position, random: Dice): readonly string[] {
  const cells = shuffled(random, monuments).map(({ at }) => at);
  const chain = cells.slice(0, pick(random, [0, 1, 1, 1, 2, 2, 3]));
  return random.below(6) === 0 ? [...chain, ...chain.slice(0, 1)] : chain;
}

/** Prices for several cards at once, mostly own ones. */
export function priceVariant(state: State, random: Dice): Move {
  const { seats, active } = tableOf(state);
  const own = Object.keys(seats[active ?? 0]?.technologies ?? {}) as Craft[];
  const chosen = shuffled(random, own.length > 0 && random.below(5) > 0 ? own : CRAFT_NAMES);
  const prices = chosen
    .slice(0, 1 + random.below(3))
    .map((craft) => [craft, 1 + random.below(3)] as const);
  const kind = pick(random, ["set-prices", "raise-prices"] as const);
  return { kind, prices: Object.fromEntries(prices) };
}

/** A move of any kind that could be legal somewhere, sometime. */
export function oddMove(state: State, random: Dice): Move {
  const cells = cellsAround(tableOf(state).board);
  const cell = () => pick(random, cells);
  const kind = pick(random, ["pass", "end-turn"] as const);
  const specialist = pick(random, ["builder", "nomads"] as const);
  const use = { kind: "use-specialist" } as const;
  return pick<Move>(random, [
    { kind },
    { kind: "give", cattle: random.below(30) },
    { kind: "place-first", at: cell() },
    { kind: "choose-god", god: pick(random, GOD_NAMES) },
    { kind: "choose-specialist", specialist: pick(random, SPECIALIST_NAMES) },
    { ...use, specialist },
    { ...use, specialist: "herd", cattle: 2 + 2 * random.below(3) },
    { ...use, specialist: "shaman", resource: pick(random, RESOURCE_NAMES), at: cell() },
    { ...use, specialist: "rain-ceremony", cells: [cell(), cell()] },
    { kind: "build-monument", at: cell() },
    {
      kind: "place-craftsman",
      craftsman: pick(random, CRAFT_NAMES),
      at: cell(),
      ...(random.below(2) === 0 ? {} : { vertical: random.below(3) > 0 }),
      ...(random.below(2) === 0 ? {} : { price: 1 + random.below(3) }),
    },
  ]);
}
