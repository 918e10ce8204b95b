import { ok, parseWith, type Fault, type Result, type Schema } from "@sofala/engine";
import * as z from "zod/mini";
import { AREAS, BOXES, DECKS, GOODS, IDEA_TRACKS, INDUSTRIES, LUXURY_GOODS } from "./board.ts";
import { CURRENT_EDITION, EDITIONS, editionNamed } from "./data/editions.ts";
import { BANK_CHOICES, HANDS, type CubePlace, type Move } from "./moves.ts";
import type { Options } from "./options.ts";
import { LINES } from "./purchasing/culture.ts";
import { PARTS } from "./state.ts";

/** The border with the untyped world: what moves, options and positions look like. */

/** More than any game knows, of points and money as of cards in a list. */
const MOST = 10_000;
const LONGEST = 200;
const whole = z.int().check(z.gte(0), z.lte(MOST));
const positive = whole.check(z.gte(1));
const signed = z.int().check(z.gte(-MOST), z.lte(MOST));
/** Whether somebody sits there is for the rules to say. */
const seat = whole;
const slot = z.int().check(z.gte(1), z.lte(999_999));
const id = z.string().check(z.maxLength(40));

const pledge = z.strictObject({ building: id, target: seat, use: z.boolean() });
const goods = z.partialRecord(z.enum(GOODS), whole);
const labels = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, "expected a slot")),
  z.enum(LUXURY_GOODS),
);
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(LONGEST));
const slots = listOf(slot);
const giving = z.strictObject({
  cards: z.optional(slots),
  as: z.optional(labels),
  vp: z.optional(whole),
  pledges: z.optional(listOf(pledge)),
});
const wanting = z.strictObject({
  goods: z.optional(goods),
  vp: z.optional(whole),
  pledges: z.optional(listOf(pledge)),
});
const addressees = z.union([z.literal("all"), listOf(seat)]);
const area = z.enum(AREAS);
const cubePlace = z.enum([...AREAS, ...BOXES.map((box): CubePlace => `culture.${box}`)]);

const move = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("use-ability"), building: id, target: z.optional(seat) }),
  z.strictObject({ kind: z.literal("flip"), track: z.enum(IDEA_TRACKS) }),
  z.strictObject({
    kind: z.literal("offer"),
    to: addressees,
    give: giving,
    want: wanting,
    replyTo: z.optional(positive),
  }),
  z.strictObject({
    kind: z.literal("accept"),
    offer: positive,
    give: z.optional(slots),
    as: z.optional(labels),
  }),
  z.strictObject({ kind: z.literal("decline"), offer: positive }),
  z.strictObject({ kind: z.literal("withdraw"), offer: positive }),
  z.strictObject({ kind: z.literal("store"), cards: slots }),
  z.strictObject({ kind: z.literal("bank"), choice: z.enum(BANK_CHOICES) }),
  z.strictObject({ kind: z.literal("vote"), victim: seat }),
  z.strictObject({ kind: z.literal("lose-cubes"), areas: listOf(cubePlace) }),
  z.strictObject({ kind: z.literal("discard-stored"), cards: slots }),
  z.strictObject({ kind: z.literal("build"), building: id }),
  z.strictObject({
    kind: z.literal("develop"),
    card: id,
    from: z.optional(listOf(area)),
    box: z.optional(z.enum(BOXES)),
    industry: z.optional(z.enum(INDUSTRIES)),
    spaces: z.optional(signed),
  }),
  z.strictObject({ kind: z.literal("buy-vp"), vp: positive }),
  z.strictObject({ kind: z.literal("ready") }),
  z.strictObject({ kind: z.literal("unready") }),
  z.strictObject({ kind: z.literal("throw"), hand: z.enum(HANDS) }),
  z.strictObject({ kind: z.literal("time-up"), part: z.optional(z.enum(PARTS)) }),
]);

const seconds = z.int().check(z.gte(0), z.lte(1_000_000));
const options = z.strictObject({
  tradeSeconds: z.optional(seconds),
  tradeGraceSeconds: z.optional(seconds),
  crossing: z.optional(z.enum(["twoZeros", "sharedZero"])),
  handTypes: z.optional(z.enum(["hidden", "open"])),
  pledges: z.optional(z.enum(["binding", "talk"])),
  publicVp: z.optional(z.boolean()),
  tradeChat: z.optional(z.boolean()),
  tradeVp: z.optional(z.boolean()),
  market: z.optional(z.enum(["open", "rounds"])),
  edition: z.optional(z.enum(Object.keys(EDITIONS))),
});

const marker = <const Idea extends string>(ideas: readonly Idea[]) =>
  z.strictObject({ idea: z.optional(z.enum(ideas)), position: z.optional(whole) });
const ids = listOf(id);
/** What a position and a snapshot tell of a seat. */
const boardOf = {
  vp: z.optional(whole),
  money: z.optional(whole),
  government: z.optional(marker(["democracy", "dictatorship"])),
  religion: z.optional(marker(["venus", "mars"])),
  happiness: z.optional(signed),
  safety: z.optional(signed),
  industry: z.optional(whole),
  cubes: z.optional(z.partialRecord(area, whole)),
  culture: z.optional(z.array(z.enum(BOXES))),
  bonuses: z.optional(z.array(z.enum(LINES))),
  buildings: z.optional(ids),
  hand: z.optional(ids),
  warehouse: z.optional(ids),
  slots: z.optional(slots),
  bought: z.optional(ids),
  forbidden: z.optional(ids),
};
const livePledge = z.strictObject({ seat, building: id, target: seat, use: z.boolean() });
const piles = z.partialRecord(z.enum(DECKS), ids);

const position = z.strictObject({
  format: z.optional(z.literal("sofala-position/1")),
  game: z.optional(z.literal("mediterranean")),
  turn: z.optional(positive),
  phase: z.optional(z.enum(["civic", "trading", "purchasing"])),
  turnOrder: z.optional(z.array(seat)),
  seats: z.optional(z.array(z.strictObject(boardOf)).check(z.maxLength(6))),
  developments: z.optional(ids),
  calamities: z.optional(ids),
  decks: z.optional(piles),
  discards: z.optional(piles),
  pledges: z.optional(z.array(livePledge)),
  options: z.optional(options),
});
export type WrittenPosition = z.infer<typeof position>;
export type WrittenSeat = NonNullable<WrittenPosition["seats"]>[number];

const word = z.int().check(z.gte(0), z.lte(2 ** 32 - 1));
const heldSeat = z.strictObject({
  ...boardOf,
  nextSlot: positive,
  used: ids,
  ready: z.boolean(),
  flips: z.array(z.enum(IDEA_TRACKS)),
  bank: z.optional(z.enum(["asked", ...BANK_CHOICES])),
});
const offer = z.strictObject({
  seat,
  to: addressees,
  cards: slots,
  as: labels,
  goods,
  vp: whole,
  pledges: z.array(pledge),
  want: wanting,
  replyTo: z.optional(positive),
  declined: z.array(seat),
  end: z.optional(z.enum(["withdrawn", "taken", "cards-gone", "declined"])),
});
const hand = z.nullable(z.enum(HANDS));
const snapshot = z.strictObject({
  format: z.literal("sofala-snapshot/1"),
  game: z.literal("mediterranean"),
  turn: positive,
  phase: z.enum(["civic", "trading", "resolution", "purchasing", "tie-break", "over"]),
  part: z.nullable(z.enum(PARTS)),
  fresh: z.boolean(),
  turnOrder: z.array(seat),
  seats: z.array(heldSeat).check(z.minLength(4), z.maxLength(6)),
  developments: ids,
  calamities: ids,
  past: ids,
  coming: z.strictObject({ developments: z.array(ids), calamities: z.array(ids) }),
  decks: piles,
  discards: piles,
  offers: z.array(offer),
  pledges: z.array(livePledge),
  marketStep: whole.check(z.lte(5)),
  strike: z.optional(
    z.strictObject({
      calamity: id,
      tied: z.array(seat),
      round: whole.check(z.lte(3)),
      votes: z.array(z.nullable(seat)),
      victim: z.optional(seat),
      effect: whole,
      lost: whole,
      asked: z.boolean(),
    }),
  ),
  duel: z.optional(
    z.strictObject({
      contenders: z.array(seat),
      wins: z.tuple([whole, whole]),
      hands: z.tuple([hand, hand]),
      losers: z.array(seat),
    }),
  ),
  rng: z.union([
    z.tuple([word, word, word, word]),
    z.strictObject({
      key: z.array(word).check(z.length(8)),
      // ChaCha20 counts blocks of 16 words in 32 bits.
      drawn: whole.check(z.lt(2 ** 36)),
    }),
  ]),
  options: z.required(options),
});
export type WrittenSnapshot = z.infer<typeof snapshot>;

export const schemas = { move, options };

// Left-out members are absent after parsing, never undefined: the casts say no more than that.
export const parseMove = (input: unknown): Result<Move, Fault> =>
  parseWith(move as unknown as Schema<Move>, input);
export const parsePosition = (input: unknown): Result<WrittenPosition, Fault> =>
  parseWith(position as Schema<WrittenPosition>, input);
export const parseSnapshot = (input: unknown): Result<WrittenSnapshot, Fault> =>
  parseWith(snapshot as Schema<WrittenSnapshot>, input);

/** What is left out is written out: a record names its edition. */
export function parseOptions(input: unknown): Result<Options, Fault> {
  const written = parseWith(options as unknown as Schema<Partial<Options>>, input);
  return written.ok ? ok({ ...defaultsOf(written.value), ...written.value }) : written;
}

function defaultsOf({ edition = CURRENT_EDITION }: Partial<Options>): Options {
  const rules = editionNamed(edition)?.rules;
  return {
    tradeSeconds: rules?.tradeSeconds.value ?? 0,
    tradeGraceSeconds: rules?.tradeGraceSeconds.value ?? 0,
    crossing: "twoZeros",
    handTypes: "hidden",
    pledges: "binding",
    publicVp: true,
    tradeChat: false,
    tradeVp: true,
    market: "open",
    edition,
  };
}
