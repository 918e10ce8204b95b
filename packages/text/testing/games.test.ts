import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { languages } from "../src/index.ts";
import { LABEL, SENTENCE, SLIPS, TAGS, isShared, type Said, type Tag } from "./said.ts";

const NAMES = ["Anna", "Bruno", "Elena", "Zeno"];
const SEEDS = ["limpopo", "zambezi", "save"];
const MOST_MOVES = 600;

test.each(SEEDS)("all that happens in a game of Zimbabwe, %s", (seed) => {
  const labels: Said[] = [];
  const sentences: Said[] = [];
  const start = zimbabwe.setup(seed, NAMES.length, { roundLimit: 4 });
  for (const { move, events, refusal } of playsOf(zimbabwe, start)) {
    labels.push(inAll((tag) => languages[tag].zimbabwe.move(move)));
    for (const event of events)
      sentences.push(inAll((tag) => languages[tag].zimbabwe.event(event, NAMES)));
    if (refusal !== undefined)
      sentences.push(inAll((tag) => languages[tag].zimbabwe.refusal(refusal, NAMES)));
  }
  expectWellSaid(labels, sentences);
});

test.each(SEEDS)("all that happens in a game of Mediterranean, %s", (seed) => {
  const labels: Said[] = [];
  const sentences: Said[] = [];
  const options = mediterranean.parseOptions({});
  if (!options.ok) throw new Error(options.error.reason);
  const start = mediterranean.setup(seed, NAMES.length, options.value);
  for (const { before, seat, move, events, refusal } of playsOf(mediterranean, start)) {
    const seen = mediterranean.moveFor(before, move, seat, "spectator") ?? move;
    for (const told of [move, seen])
      labels.push(inAll((tag) => languages[tag].mediterranean.move(told, NAMES)));
    for (const told of [...events, ...mediterranean.eventsFor(events, "spectator")])
      sentences.push(inAll((tag) => languages[tag].mediterranean.event(told, NAMES)));
    if (refusal !== undefined)
      sentences.push(inAll((tag) => languages[tag].mediterranean.refusal(refusal, NAMES)));
  }
  expectWellSaid(labels, sentences);
});

/** What a random game needs of the contract. */
interface Playable<State, Move, Event, Refusal> {
  toAct(state: State): readonly number[];
  applyMove(
    state: State,
    actor: number,
    move: Move,
  ):
    | {
        readonly ok: true;
        readonly value: { readonly state: State; readonly events: readonly Event[] };
      }
    | { readonly ok: false; readonly error: Refusal };
  readonly simulation: { anyMove(state: State, seat: number, dice: Dice): Move };
}

interface Dice {
  below(bound: number): number;
}

/** Random moves, each with its events and the answer to an earlier move made once more. */
function* playsOf<State, Move, Event, Refusal extends { readonly code: string }>(
  game: Playable<State, Move, Event, Refusal>,
  start: State,
) {
  const dice = lots();
  const made: Move[] = [];
  let before = start;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const [seat] = game.toAct(before);
    if (seat === undefined) return;
    const move = game.simulation.anyMove(before, seat, dice);
    made.push(move);
    const again = game.applyMove(before, seat, made[dice.below(made.length)] ?? move);
    const step = game.applyMove(before, seat, move);
    if (!step.ok) throw new Error(step.error.code);
    const { state, events } = step.value;
    yield { before, seat, move, events, refusal: again.ok ? undefined : again.error };
    before = state;
  }
}

/** The same lots in every run. */
function lots(): Dice {
  let word = 1;
  return {
    below(bound) {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((word / 2 ** 32) * bound);
    },
  };
}

const inAll = (say: (tag: Tag) => string): Said =>
  Object.fromEntries(TAGS.map((tag) => [tag, say(tag)])) as Said;

function expectWellSaid(labels: readonly Said[], sentences: readonly Said[]): void {
  const all = [...labels, ...sentences];
  const texts = (said: readonly Said[]) => said.flatMap((each) => Object.values<string>(each));
  expect(sentences.length).toBeGreaterThan(100);
  expect(texts(sentences).filter((text) => !SENTENCE.test(text))).toEqual([]);
  expect(texts(labels).filter((text) => !LABEL.test(text))).toEqual([]);
  expect(texts(all).filter((text) => SLIPS.test(text))).toEqual([]);
  expect(all.filter(isShared)).toEqual([]);
}
