import {
  drawBelow,
  drawWord,
  fail,
  fault,
  isObject,
  ok,
  plainPlayground,
  seeded,
  type Fault,
  type Game,
  type JsonObject,
  type Observer,
  type Ranking,
  type Result,
  type Rng,
  type Seat,
} from "@sofala/engine";
import * as z from "zod/mini";
import type { ContractSettings } from "./contract/clause.ts";

/**
 * A game for the engine's own tests: seats take pebbles from a pile; each hides a card, which it may
 * swap once a turn or replace. When the pile is empty, the most points win, including the card.
 */
export interface Pebbles {
  readonly options: { readonly pile?: number; readonly roundLimit?: number };
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly seenMove: Move;
  readonly seenEvent: Event;
  readonly refusal: {
    readonly code: "game/over" | "turn/not-yours" | "pile/too-small" | "card/swapped";
  };
  readonly view: JsonObject;
  readonly order: never;
}

export interface State {
  readonly pile: number;
  readonly taken: readonly number[];
  readonly cards: readonly number[];
  readonly turn: number;
  readonly swapped: boolean;
  readonly rng: Rng;
  readonly roundLimit: number;
}

type Move =
  | { readonly kind: "take"; readonly pebbles: number }
  | { readonly kind: "swap"; readonly card?: number }
  | { readonly kind: "draw" };

type Event =
  | { readonly kind: "pebbles-taken"; readonly seat: Seat; readonly pebbles: number }
  | { readonly kind: "card-changed"; readonly seat: Seat; readonly card?: number };

const MAX_COUNT = 3;

const smallCount = z.int().check(z.gte(1), z.lte(MAX_COUNT));
const optionalCount = z.optional(z.int().check(z.gte(0)));

const currentRules: Game<Pebbles> = {
  id: "pebbles",
  rulesVersion: 2,
  players: { min: 2, max: 4 },

  setup(seed, players, { pile = 12, roundLimit = 0 }) {
    let rng: Rng = seeded(seed);
    const cards = Array.from({ length: players }, () => {
      let card: number;
      [card, rng] = drawBelow(rng, MAX_COUNT);
      return card + 1;
    });
    return { pile, taken: cards.map(() => 0), cards, turn: 0, swapped: false, rng, roundLimit };
  },
  toAct: (state) => (isOver(state) ? [] : [activeSeat(state)]),
  timer: () => undefined,
  round,
  *legalMoves(state, seat) {
    if (isOver(state) || seat !== activeSeat(state)) return;
    for (let some = 1; some <= Math.min(MAX_COUNT, state.pile); some++)
      yield { kind: "take", pebbles: some };
    if (!state.swapped) for (let card = 1; card <= MAX_COUNT; card++) yield { kind: "swap", card };
    yield { kind: "draw" };
  },
  applyMove(state, actor, move) {
    if (isOver(state)) return fail({ code: "game/over" });
    const seat = activeSeat(state);
    if (actor !== seat) return fail({ code: "turn/not-yours" });
    const { pile, taken, cards, turn, rng } = state;
    const next = { ...state, turn: turn + 1, swapped: false };
    switch (move.kind) {
      case "take": {
        const { pebbles: some } = move;
        if (some > pile) return fail({ code: "pile/too-small" });
        const after = {
          ...next,
          pile: pile - some,
          taken: taken.with(seat, count(taken, seat) + some),
        };
        return ok({
          state: after,
          events: [{ kind: "pebbles-taken", seat, pebbles: some }],
          reveals: true,
        });
      }
      case "swap": {
        const { card = 0 } = move;
        if (state.swapped) return fail({ code: "card/swapped" });
        const after = { ...state, cards: cards.with(seat, card), swapped: true };
        return ok({ state: after, events: [{ kind: "card-changed", seat, card }], reveals: false });
      }
      case "draw": {
        const [drawn, rest] = drawBelow(rng, MAX_COUNT);
        const after = { ...next, cards: cards.with(seat, drawn + 1), rng: rest };
        return ok({
          state: after,
          events: [{ kind: "card-changed", seat, card: drawn + 1 }],
          reveals: true,
        });
      }
    }
  },
  result: (state) => (isOver(state) ? ranking(state) : undefined),

  view: (state, observer) => ({
    ...publicState(state),
    swapped: state.swapped,
    cards: state.cards.map((card, seat) => (seat === observer || isOver(state) ? card : 0)),
  }),
  moveFor: (_state, move, actor, observer) =>
    move.kind === "swap" && actor !== observer ? { kind: "swap" } : move,
  eventsFor: (events, observer) =>
    events.map((event) =>
      event.kind === "card-changed" && event.seat !== observer
        ? { kind: "card-changed", seat: event.seat }
        : event,
    ),
  sample(view, rng) {
    const state = parseState({ ...view, rng });
    if (!state.ok) throw new Error(`not a view: ${state.error.reason}`);
    return { ...state.value, cards: redeal(state.value.cards, rng, (card) => card === 0) };
  },

  snapshot: (state) => ({ format: "pebbles-snapshot/1", ...state }),
  restore: (input) =>
    isObject(input) && input["format"] === "pebbles-snapshot/1"
      ? parseState(input)
      : fail(fault("expected a snapshot", "format")),
  position: (state) => (state.swapped ? undefined : { ...publicState(state), cards: state.cards }),
  fromPosition: (input, seed) =>
    isObject(input)
      ? parseState({ ...input, rng: seeded(seed), swapped: false })
      : fail(fault("expected a position")),
  parseOptions(input) {
    if (!isObject(input)) return fail(fault("expected options"));
    const odd = Object.entries(input).find(
      ([key, value]) => !["pile", "roundLimit"].includes(key) || !isCount(value),
    );
    return odd === undefined ? ok(input) : fail(fault("not an option", odd[0]));
  },
  parseMove(input) {
    if (!isObject(input)) return fail(fault("expected a move"));
    const { kind, pebbles: some, card, ...rest } = input;
    const [extra] = Object.keys(rest);
    if (extra !== undefined) return fail(fault("unknown field", extra));
    if (kind === "take" && isSmallCount(some) && card === undefined)
      return ok({ kind, pebbles: some });
    if (kind === "swap" && isSmallCount(card) && some === undefined) return ok({ kind, card });
    if (kind === "draw" && some === undefined && card === undefined) return ok({ kind });
    return fail(fault("expected take, swap or draw", "kind"));
  },
  schemas: {
    options: z.strictObject({ pile: optionalCount, roundLimit: optionalCount }),
    move: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("take"), pebbles: smallCount }),
      z.strictObject({ kind: z.literal("swap"), card: smallCount }),
      z.strictObject({ kind: z.literal("draw") }),
    ]),
  },
  facts: (state, seat) => ({ card: `${state.cards[seat] ?? 0}` }),

  scenario: {
    describe: (state) => ({
      ...publicState(state),
      cards: state.cards,
      active: isOver(state) ? null : activeSeat(state),
      seats: state.taken.map((taken) => ({ taken, rich: taken > MAX_COUNT })),
      score: { most: Math.max(...state.taken), least: Math.min(...state.taken) },
    }),
    setPaths: ["cards"],
    exactPaths: ["score"],
    prefixPaths: [],
    kinds: ["take", "swap", "draw"],
    cellsOf: (move) => (move.kind === "take" ? [`p${move.pebbles}`] : []),
    questions: ["left"],
    ask: (_question, state, { left }) =>
      isCount(left)
        ? ok(left > state.pile ? null : state.pile - left)
        : fail(fault("expected a number", "left")),
  },
  simulation: {
    limitRounds: (options, roundLimit) => ({ ...options, roundLimit }),
    isCutShort: (state) => isOver(state) && state.pile > 0,
    choices: (state, seat) => ({ card: `${state.cards[seat] ?? 0}` }),
    untracedKinds: [],
    hasCompleteLegalMoves: true,
    anyMove(state, seat, dice) {
      const moves = [...pebbles.legalMoves(state, seat)];
      return moves[dice.below(moves.length)] ?? { kind: "draw" };
    },
    playground: () => plainPlayground(pebbles, pebbles.setup("", 2, {})),
  },
};

/** The first rules, in which the cards did not count. */
const firstRules: Game<Pebbles> = {
  ...currentRules,
  rulesVersion: 1,
  result: (state) => (isOver(state) ? ranking({ ...state, cards: [] }) : undefined),
};

export const pebbles: Game<Pebbles> = { ...currentRules, older: [firstRules] };

/** The state with other cards where the observer cannot see them. */
export const permuteCards = (state: State, observer: Observer, rng: Rng): State =>
  isOver(state)
    ? state
    : {
        ...state,
        cards: redeal(state.cards, rng, (_card, seat) => seat !== observer),
        rng: drawWord(rng)[1],
      };

export const permuteSwap: NonNullable<ContractSettings<Pebbles>["permuteMove"]> = (
  _before,
  _other,
  move,
  actor,
  observer,
  rng,
) =>
  move.kind === "swap" && actor !== observer
    ? { kind: "swap", card: drawBelow(rng, MAX_COUNT)[0] + 1 }
    : move;

function redeal(
  cards: readonly number[],
  rng: Rng,
  isHidden: (card: number, seat: Seat) => boolean,
): readonly number[] {
  let next = rng;
  return cards.map((card, seat) => {
    let drawn: number;
    [drawn, next] = drawBelow(next, MAX_COUNT);
    return isHidden(card, seat) ? drawn + 1 : card;
  });
}

const activeSeat = ({ turn, taken }: State): Seat => turn % taken.length;
function round({ turn, taken }: State): number {
  return 1 + Math.floor(turn / taken.length);
}
const isOver = (state: State) =>
  state.pile === 0 || (state.roundLimit > 0 && round(state) > state.roundLimit);

const publicState = ({ pile, taken, turn, roundLimit }: State) => ({
  pile,
  taken,
  turn,
  roundLimit,
});

const ranking = ({ taken, cards }: State): Ranking => {
  const totals = Map.groupBy(taken.keys(), (seat) => count(taken, seat) + count(cards, seat));
  return [...totals].toSorted(([a], [b]) => b - a).map(([, seats]) => seats);
};

function parseState(input: { readonly [key: string]: unknown }): Result<State, Fault> {
  const { pile, taken, cards, turn, swapped, rng, roundLimit } = input;
  if (!isCount(pile)) return fail(fault("expected a number", "pile"));
  if (!isCounts(taken) || taken.length < 2) return fail(fault("expected numbers", "taken"));
  if (!isCounts(cards) || cards.length !== taken.length)
    return fail(fault("expected cards", "cards"));
  if (!isCount(turn)) return fail(fault("expected a number", "turn"));
  if (typeof swapped !== "boolean") return fail(fault("expected true or false", "swapped"));
  if (!isCounts(rng) || rng.length !== 4) return fail(fault("expected a generator", "rng"));
  if (!isCount(roundLimit)) return fail(fault("expected a number", "roundLimit"));
  const [a = 0, b = 0, c = 0, d = 0] = rng;
  return ok({ pile, taken, cards, turn, swapped, rng: [a, b, c, d], roundLimit });
}

const count = (list: readonly number[], seat: Seat): number => list[seat] ?? 0;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isSmallCount = (value: unknown): value is number =>
  isCount(value) && value >= 1 && value <= MAX_COUNT;
const isCounts = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(isCount);
