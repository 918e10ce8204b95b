import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Dice, Game, Playground } from "@sofala/engine";
import { guesses } from "../guesses/guesses.ts";
import { permuteGuess, permuteGuesses } from "../guesses/secrets.ts";
import type { Guesses, Move, State } from "../guesses/state.ts";
import type { ContractSettings } from "./clause.ts";
import { trials } from "../trials.ts";
import { contractClauses, describeGameContract } from "./contract.ts";

const settings: ContractSettings<Guesses> = {
  options: fc.record({ rounds: fc.integer({ min: 1, max: 8 }) }, { requiredKeys: [] }),
  permuteSecrets: permuteGuesses,
  permuteMove: permuteGuess,
  maxMoves: 2000,
};

describeGameContract(guesses, { ...settings, runs: trials(6, 60) });

const withRandomPlay = (
  playAny: (
    playground: Playground<Guesses>,
    dice: Dice,
    onMove: (actor: number, move: Move) => void,
  ) => void,
): Partial<Game<Guesses>> => ({
  simulation: {
    ...guesses.simulation,
    playground() {
      const playground = guesses.simulation.playground();
      const change: Partial<Playground<Guesses>> = {
        playAny: (dice, onMove) =>
          playAny(playground, dice, (actor, move) => onMove?.(actor, move)),
      };
      return { ...playground, ...change };
    },
  },
});

const numberOf = (move: Move) => (move.kind === "guess" ? move.number : 0);
/** Also stores all guesses, where `permuteGuesses` does not change them. */
type StateWithTrail = State & { readonly trail?: readonly number[] };
const trailOf = (state: StateWithTrail) => state.trail ?? [];

/** States in which a move closed the round. */
const closedFrom = new WeakSet<State>();

const brokenGames: readonly (readonly [
  why: string,
  promise: RegExp,
  part: Partial<Game<Guesses>>,
])[] = [
  [
    "leaves a seat that is to act without a move",
    /^somebody is to act/,
    {
      *legalMoves(state, seat) {
        if (seat === 0 || state.round < 2) yield* guesses.legalMoves(state, seat);
      },
    },
  ],
  [
    "lists a seat to act twice",
    /^somebody is to act/,
    { toAct: (state) => guesses.toAct(state).flatMap((seat) => [seat, seat]) },
  ],
  [
    "lets seats move after the end",
    /^somebody is to act/,
    {
      *legalMoves(state, seat) {
        if (guesses.result(state) === undefined) yield* guesses.legalMoves(state, seat);
        else yield { kind: "unready" };
      },
    },
  ],
  [
    "lists a move that a ready seat may not make",
    /^legal moves are listed once/,
    {
      *legalMoves(state, seat) {
        yield* guesses.legalMoves(state, seat);
        if (state.seats[seat]?.isReady === true) yield { kind: "guess", number: 1 };
      },
    },
  ],
  [
    "never ends by its own random moves",
    /^games end/,
    withRandomPlay((playground, _dice, onMove) => {
      onMove(playground.seat(), playground.move(0));
      playground.play(0);
    }),
  ],
  [
    "reports a move with another actor",
    /^the playground plays at random/,
    withRandomPlay((playground, dice, onMove) => {
      const { length } = playground.state().seats;
      playground.playAny(dice, (actor, move) => {
        onMove(actor === "clock" ? 0 : (actor + 1) % length, move);
      });
    }),
  ],
  [
    "does not report the move that it plays",
    /^the playground plays at random/,
    withRandomPlay((playground, dice) => playground.playAny(dice)),
  ],
  [
    "plays a random move that the rules refuse",
    /^the playground plays at random/,
    withRandomPlay((playground, _dice, onMove) => {
      onMove(0, { kind: "wager", points: 99 });
      playground.load({ ...playground.state() });
    }),
  ],
  [
    "lets a seat make the clock's move",
    /^the clock ends/,
    {
      applyMove: (state, actor, move) =>
        guesses.applyMove(state, move.kind === "time-up" ? "clock" : actor, move),
    },
  ],
  [
    "lets the clock move for a seat",
    /^the clock ends/,
    {
      applyMove: (state, actor, move) =>
        actor === "clock" && move.kind !== "time-up"
          ? guesses.applyMove(state, guesses.toAct(state)[0] ?? 0, move)
          : guesses.applyMove(state, actor, move),
    },
  ],
  [
    "refuses the clock in a timed part",
    /^the clock ends/,
    {
      applyMove: (state, actor, move) =>
        actor === "clock"
          ? { ok: false, error: { code: "clock/not-yours" } }
          : guesses.applyMove(state, actor, move),
    },
  ],
  [
    "ends the running part though the time-up names another one",
    /^the clock ends/,
    {
      applyMove: (state, actor, move) =>
        guesses.applyMove(state, actor, move.kind === "time-up" ? { kind: "time-up" } : move),
    },
  ],
  [
    "times a part that the clock cannot end",
    /^the clock ends/,
    { timer: () => ({ part: "for ever", seconds: 30 }) },
  ],
  [
    "lets the clock end a part that is not timed",
    /^the clock ends/,
    { timer: (state) => (state.round > 1 ? undefined : guesses.timer(state)) },
  ],
  [
    "never ends if only the clock moves",
    /^a game that is left to the clock/,
    {
      applyMove(state, actor, move) {
        const step = guesses.applyMove(state, actor, move);
        if (!step.ok || move.kind !== "time-up") return step;
        return {
          ...step,
          value: { ...step.value, state: { ...state, rng: step.value.state.rng } },
        };
      },
    },
  ],
  [
    "reports only the first time that a move closes the round",
    /^undos lead/,
    {
      applyMove(state, actor, move) {
        const step = guesses.applyMove(state, actor, move);
        if (!step.ok || move.kind !== "ready" || !step.value.reveals) return step;
        const isFirst = !closedFrom.has(state);
        closedFrom.add(state);
        return { ...step, value: { ...step.value, reveals: isFirst } };
      },
    },
  ],
  [
    "shows a guess before it is revealed",
    /cannot know/,
    {
      view: (state, observer) => {
        const view = guesses.view(state, observer);
        const seats = view.seats.map((seat, index) => ({
          ...seat,
          guess: state.seats[index]?.guess ?? 0,
        }));
        return { ...view, seats };
      },
    },
  ],
  ["sends the moves as they are", /cannot know/, { moveFor: (_state, move) => move }],
  ["sends the events as they are", /cannot know/, { eventsFor: (events) => events }],
  [
    "shows others whether a guess was repeated",
    /cannot know/,
    {
      moveFor(state, move, actor, observer) {
        if (move.kind !== "guess" || actor === observer || actor === "clock")
          return guesses.moveFor(state, move, actor, observer);
        return { kind: "guess", again: state.seats[actor]?.guess === move.number };
      },
    },
  ],
  [
    "orders the seats to act by their guesses",
    /cannot know/,
    {
      toAct: (state) =>
        guesses.toAct(state).toSorted((a, b) => guessAt(state, b) - guessAt(state, a)),
    },
  ],
  [
    "offers only moves that the other seat did not make",
    /cannot know/,
    {
      legalMoves: (state, seat) =>
        [...guesses.legalMoves(state, seat)].filter(
          (move) => numberOf(move) === 0 || guessAt(state, 1 - seat) !== numberOf(move),
        ),
    },
  ],
  [
    "shows a guess when another one follows",
    /cannot know/,
    {
      applyMove(state: StateWithTrail, actor, move) {
        const step = guesses.applyMove(state, actor, move);
        if (!step.ok) return step;
        const after: StateWithTrail = {
          ...step.value.state,
          trail: step.value.reveals ? [] : [...trailOf(state), numberOf(move)],
        };
        return { ...step, value: { ...step.value, state: after } };
      },
      view: (state: StateWithTrail, observer) => ({
        ...guesses.view(state, observer),
        rounds: trailOf(state).at(-2) ?? 0,
      }),
    },
  ],
  [
    "does not send an actor its own move",
    /own move/,
    { moveFor: (state, move, actor) => guesses.moveFor(state, move, actor, "spectator") },
  ],
  [
    "samples another guess than the observer's own",
    /^a state sampled/,
    {
      sample(view, rng) {
        const state = guesses.sample(view, rng);
        return { ...state, seats: state.seats.map((player) => ({ ...player, guess: 1 })) };
      },
    },
  ],
];

const guessAt = (state: State, seat: number): number => state.seats[seat]?.guess ?? 0;

describe("the contract finds a game that", () => {
  test.each(brokenGames)("%s", (_why, promise, part) => {
    const clauses = contractClauses({ ...guesses, ...part }, settings);
    const clause = clauses.find(({ name }) => promise.test(name));
    expect(clause?.check).toThrow();
  });
});
