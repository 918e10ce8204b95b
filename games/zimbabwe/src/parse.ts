import { parseWith, type Fault, type Result, type Schema } from "@sofala/engine";
import * as z from "zod/mini";
import { EMPIRES, HIGHEST_PRICE, RESOURCES, TOP_LEVEL } from "./data/cards.ts";
import { ALL_GODS, ALL_SPECIALISTS, CRAFTS } from "./indices.ts";
import { CELL_NAME, MAX_SIDE } from "./map/cells.ts";
import { readMapCode } from "./setup/map-code.ts";
import type { Move, Options, Order } from "./state.ts";

/** The border with the untyped world: what a move, options and a position look like. */

const cell = z.string().check(z.regex(CELL_NAME, "expected a cell such as b7"));
/** Far within a word of the state; all cattle of a position together stay far below it (MOST_CATTLE). */
const MOST = 1_000_000_000;
export const MOST_CATTLE = 1_000_000;
const whole = z.int().check(z.gte(0), z.lte(MOST));
const seat = whole.check(z.lte(4));
const craft = z.enum(CRAFTS);
const god = z.enum(ALL_GODS);
const specialist = z.enum(ALL_SPECIALISTS);
const resource = z.enum(RESOURCES);
const price = z.int().check(z.gte(1), z.lte(HIGHEST_PRICE));

const delivery = { craftsman: cell, resource: cell, hubs: z.optional(z.array(cell)) };
const good = z.strictObject({ ...delivery, primary: z.optional(z.strictObject(delivery)) });

const using = z.literal("use-specialist");
const move = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("place-first"), at: cell }),
  z.strictObject({ kind: z.literal("give"), cattle: whole }),
  z.strictObject({ kind: z.literal("pass") }),
  z.strictObject({ kind: z.literal("set-prices"), prices: z.partialRecord(craft, price) }),
  z.strictObject({ kind: z.literal("choose-god"), god }),
  z.strictObject({ kind: z.literal("choose-specialist"), specialist }),
  z.discriminatedUnion("specialist", [
    z.strictObject({ kind: using, specialist: z.enum(["builder", "nomads"]) }),
    z.strictObject({ kind: using, specialist: z.literal("herd"), cattle: z.literal([2, 4, 6]) }),
    z.strictObject({
      kind: using,
      specialist: z.literal("rain-ceremony"),
      cells: z.tuple([cell, cell]),
    }),
    z.strictObject({ kind: using, specialist: z.literal("shaman"), resource, at: cell }),
  ]),
  z.strictObject({ kind: z.literal("build-monument"), at: cell }),
  z.strictObject({
    kind: z.literal("place-craftsman"),
    craftsman: craft,
    at: cell,
    vertical: z.optional(z.boolean()),
    price: z.optional(price),
  }),
  z.strictObject({
    kind: z.literal("raise-prices"),
    prices: z.partialRecord(craft, price.check(z.gte(2))),
  }),
  z.strictObject({ kind: z.literal("raise-monument"), at: cell, goods: z.array(good) }),
  z.strictObject({ kind: z.literal("end-turn") }),
]);

const order = z.strictObject({
  kind: z.literal("gift"),
  upTo: whole,
  round: whole.check(z.gte(1)),
});

const gods = z.array(god).check(
  z.refine((list) => new Set(list).size === list.length, "expected each god once"),
  z.meta({ uniqueItems: true }),
);

const options = z.strictObject({
  gods: z.optional(z.union([z.literal("random"), gods])),
  specialists: z.optional(z.boolean()),
  firstPlay: z.optional(z.boolean()),
  dziva: z.optional(z.enum(["ruled", "start"])),
  roundLimit: z.optional(whole),
  map: z.optional(
    z.string().check(
      z.refine((code) => readMapCode(code).ok, "expected the code of a map"),
      z.describe("The code of a map for as many players as there are seats"),
    ),
  ),
});

const technology = z.strictObject({
  card: z.literal([1, 2]),
  price,
  cattle: z._default(whole, 0),
});

const seatPosition = z.strictObject({
  empire: z.optional(z.enum(EMPIRES)),
  cattle: z.optional(whole),
  god: z.optional(god),
  godCattle: z.optional(whole),
  specialists: z.optional(z.partialRecord(specialist, whole)),
  technologies: z.optional(z.partialRecord(craft, technology)),
});

const rows = z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_SIDE));

const position = z.strictObject({
  format: z.literal("sofala-position/1"),
  game: z.literal("zimbabwe"),
  board: z.optional(rows),
  map: z.optional(rows),
  phase: z.optional(z.enum(["setup", "gifts", "culture", "over"])),
  round: z.optional(whole.check(z.gte(1))),
  turnOrder: z.optional(z.array(seat)),
  active: z.optional(z.nullable(seat)),
  vrStack: z.optional(z.array(seat)),
  seats: z.array(seatPosition).check(z.minLength(2), z.maxLength(5)),
  monuments: z.optional(
    z.array(z.strictObject({ at: cell, seat, level: z.int().check(z.gte(1), z.lte(TOP_LEVEL)) })),
  ),
  craftsmen: z.optional(
    z.array(
      z.strictObject({ craftsman: craft, at: cell, seat, vertical: z.optional(z.boolean()) }),
    ),
  ),
  used: z.optional(z.record(cell, z.int().check(z.gte(0), z.lte(2)))),
  gods: z.optional(gods),
  supply: z.optional(
    z.strictObject({
      resources: z.optional(z.partialRecord(resource, whole)),
      water: z.optional(whole),
    }),
  ),
  options: z.optional(options),
});
export type WrittenPosition = z.infer<typeof position>;

const turn = z.strictObject({
  begun: z.boolean(),
  cardChosen: z.boolean(),
  pending: z.optional(specialist),
  used: z.array(specialist),
  main: z.optional(z.enum(["build", "place", "raise"])),
  interrupted: z.boolean(),
  pricesRaised: z.boolean(),
  built: whole.check(z.lte(2)),
  pricesOpen: z.boolean(),
  craftsBefore: z.array(craft),
  raised: z.array(cell),
});
export type WrittenTurn = z.infer<typeof turn>;

const giving = z.strictObject({
  begun: z.boolean(),
  queue: z.array(seat),
  active: seat,
  lastGift: whole,
  nextPlaque: whole.check(z.lte(5)),
  plaques: z.array(whole),
  passed: z.array(seat),
  given: z.array(seat),
});
export type WrittenGifts = z.infer<typeof giving>;

export const schemas = { move, options };
export const orderSchema = order;

// Left-out members are absent after parsing, never undefined: the casts say no more than that.
export const parseMove = (input: unknown): Result<Move, Fault> =>
  parseWith(move as unknown as Schema<Move>, input);
export const parseOptions = (input: unknown): Result<Options, Fault> =>
  parseWith(options as unknown as Schema<Options>, input);
export const parseOrder = (input: unknown): Result<Order, Fault> =>
  parseWith(order as Schema<Order>, input);
export const parsePosition = (input: unknown): Result<WrittenPosition, Fault> =>
  parseWith(position as Schema<WrittenPosition>, input);
export const parseTurn = (input: unknown): Result<WrittenTurn, Fault> =>
  parseWith(turn as Schema<WrittenTurn>, input);
export const parseGifts = (input: unknown): Result<WrittenGifts, Fault> =>
  parseWith(giving as Schema<WrittenGifts>, input);
