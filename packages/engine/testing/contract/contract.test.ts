import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { ok, type Game, type Playground } from "@sofala/engine";
import { pebbles, permuteCards, permuteSwap, type Pebbles } from "../pebbles.ts";
import type { ContractSettings } from "./clause.ts";
import { trials } from "../trials.ts";
import { contractClauses, describeGameContract } from "./contract.ts";

const settings: ContractSettings<Pebbles> = {
  options: fc.record({ pile: fc.integer({ min: 3, max: 30 }) }, { requiredKeys: [] }),
  permuteSecrets: permuteCards,
  permuteMove: permuteSwap,
  maxMoves: 500,
};

describeGameContract(pebbles, { ...settings, runs: trials(6, 60) });

const withPlayground = (
  change: (playground: Playground<Pebbles>) => Partial<Playground<Pebbles>>,
): Partial<Game<Pebbles>> => ({
  simulation: {
    ...pebbles.simulation,
    playground() {
      const playground = pebbles.simulation.playground();
      return { ...playground, ...change(playground) };
    },
  },
});

let calls = 0;
const brokenGames: readonly (readonly [
  why: string,
  promise: RegExp,
  part: Partial<Game<Pebbles>>,
])[] = [
  [
    "deals differently every time",
    /^the same seed/,
    { setup: (seed, players, options) => pebbles.setup(`${seed}${calls++}`, players, options) },
  ],
  ["has a seat to act after the end", /^somebody is to act/, { toAct: () => [0] }],
  [
    "never ends",
    /^games end/,
    { toAct: (state) => [state.turn % state.taken.length], result: () => undefined },
  ],
  [
    "lists a move twice",
    /^legal moves are listed once/,
    {
      *legalMoves(state, seat) {
        yield* pebbles.legalMoves(state, seat);
        if (pebbles.toAct(state).includes(seat)) yield { kind: "draw" };
      },
    },
  ],
  [
    "lists a move that it refuses",
    /^legal moves are listed once/,
    {
      *legalMoves(state, seat) {
        if (pebbles.toAct(state).includes(seat)) yield { kind: "take", pebbles: 3 };
        yield* [...pebbles.legalMoves(state, seat)].filter(
          (move) => move.kind !== "take" || move.pebbles < 3,
        );
      },
    },
  ],
  [
    "lists moves of seats that may not make them",
    /^legal moves are listed once/,
    { legalMoves: (state) => pebbles.legalMoves(state, pebbles.toAct(state)[0] ?? 0) },
  ],
  [
    "lets anybody move",
    /^a refusal/,
    {
      applyMove: (state, _actor, move) =>
        pebbles.applyMove(state, pebbles.toAct(state)[0] ?? 0, move),
    },
  ],
  [
    "changes the state when it makes a view",
    /^no function changes/,
    {
      view(state, observer) {
        (state as { swapped: boolean }).swapped = false;
        return pebbles.view(state, observer);
      },
    },
  ],
  [
    "claims to hide nothing, but shows observers different views",
    /^what is sent/,
    {
      hasOpenInformation: true,
      view: (state, observer) => ({ ...pebbles.view(state, observer), observer }),
    },
  ],
  [
    "takes a pebble before it refuses",
    /^a refusal/,
    {
      applyMove(state, actor, move) {
        const step = pebbles.applyMove(state, actor, move);
        if (!step.ok) (state as { pile: number }).pile -= 1;
        return step;
      },
    },
  ],
  [
    "counts other moves in its playground",
    /^the playground plays the same/,
    withPlayground((playground) => ({ count: () => playground.count() + 1 })),
  ],
  [
    "plays other moves in its playground",
    /^the playground plays the same/,
    withPlayground((playground) => ({ play: () => playground.play(0) })),
  ],
  [
    "prefers some moves to others",
    /^the playground plays any/,
    withPlayground((playground) => ({
      playAny(random, onMove) {
        const index = Math.max(0, random.below(playground.count() + 1) - 1);
        onMove?.(playground.seat(), playground.move(index));
        playground.play(index);
      },
    })),
  ],
  [
    "reports another move than it plays",
    /^the playground plays any/,
    withPlayground((playground) => ({
      playAny(random, onMove) {
        onMove?.(playground.seat(), playground.move(0));
        playground.play(random.below(playground.count()));
      },
    })),
  ],
  [
    "reports a move with another actor",
    /^the playground plays any/,
    withPlayground((playground) => ({
      playAny: (random, onMove) =>
        playground.playAny(random, (actor, move) => onMove?.(actor === 0 ? 1 : 0, move)),
    })),
  ],
  [
    "plays an illegal random move",
    /^the playground plays any/,
    withPlayground((playground) => ({
      playAny: () => playground.load({ ...playground.state(), pile: 0 }),
    })),
  ],
  [
    "makes random moves that the rules refuse",
    /^a random move/,
    {
      simulation: { ...pebbles.simulation, anyMove: () => ({ kind: "take", pebbles: 3 }) },
    },
  ],
  [
    "leaves a swap out of its snapshots",
    /^a snapshot/,
    { snapshot: (state) => pebbles.snapshot({ ...state, swapped: false }) },
  ],
  [
    "leaves the generator out of its snapshots",
    /^a restored game/,
    { snapshot: (state) => pebbles.snapshot({ ...state, rng: [1, 2, 3, 4] }) },
  ],
  [
    "writes snapshots that do not survive JSON",
    /^a snapshot/,
    { snapshot: (state) => Object.assign({ lost: undefined }, pebbles.snapshot(state)) },
  ],
  [
    "offers a position in the middle of a turn",
    /^a position/,
    { position: (state) => pebbles.position({ ...state, swapped: false }) },
  ],
  [
    "parses a move of a record as another move",
    /^a record/,
    {
      parseMove(input) {
        const move = pebbles.parseMove(input);
        return move.ok && move.value.kind === "take" ? ok({ kind: "take", pebbles: 1 }) : move;
      },
    },
  ],
  [
    "throws on malformed input",
    /^whatever is parsed/,
    {
      parseOptions(input) {
        const options = pebbles.parseOptions(input);
        if (!options.ok) throw new Error("malformed");
        return options;
      },
    },
  ],
  [
    "documents no swap",
    /^the schemas document/,
    { schemas: { ...pebbles.schemas, move: z.object({ kind: z.enum(["take", "draw"]) }) } },
  ],
  [
    "documents a kind of move that does not exist",
    /^the schema of moves/,
    {
      schemas: {
        ...pebbles.schemas,
        move: z.object({ kind: z.enum(["take", "swap", "draw", "pass"]) }),
      },
    },
  ],
  ["no longer has its first rules version", /^every version/, { older: [] }],
  ["states a fact as a sentence", /^facts are/, { facts: () => ({ card: "The best card." }) }],
  [
    "states more facts about one seat than about another",
    /^facts are/,
    { facts: (_state, seat) => ({ card: "low", ...(seat > 0 && { luck: "bad" }) }) },
  ],
  ["states other facts when asked again", /^facts are/, { facts: () => ({ card: `${calls++}` }) }],
  ["sends the state", /cannot know/, { view: (state) => ({ ...state }) }],
  ["sends the moves as they are", /cannot know/, { moveFor: (_state, move) => move }],
  ["sends the events as they are", /cannot know/, { eventsFor: (events) => events }],
  [
    "samples a state that contradicts the view",
    /^a state sampled/,
    { sample: (view, rng) => ({ ...pebbles.sample(view, rng), pile: 1 }) },
  ],
  [
    "sends the seed",
    /never the seed/,
    {
      setup: (seed, players, options) =>
        Object.assign(pebbles.setup(seed, players, options), { seed }),
      view: (state, observer) => ({ seed: "", ...state, ...pebbles.view(state, observer) }),
    },
  ],
];

describe("the contract finds a game that", () => {
  test.each(brokenGames)("%s", (_why, promise, part) => {
    const clauses = contractClauses({ ...pebbles, ...part }, settings);
    const clause = clauses.find(({ name }) => promise.test(name));
    expect(clause?.check).toThrow();
  });
});
