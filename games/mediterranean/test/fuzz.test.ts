import { dice, parseRecord, parseScenario, replay, runScenario, type Dice } from "@sofala/engine";
import {
  ParseCounter,
  assertFault,
  runWithInput,
  mutateJson,
  randomGame,
} from "@sofala/engine/testing";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { mediterranean, type State } from "@sofala/mediterranean";
import { nudged } from "./support/nudge.ts";
import { OPTION_VARIANTS, PLAYERS, pick, textOf } from "./support/random-play.ts";
import { scenarioFiles } from "./support/scenario-files.ts";
import { faultInTable } from "./support/soundness.ts";
import { playsByLot, tableByLot } from "./support/tables.ts";
import { POOL } from "./support/variants.ts";

/** Changed inputs of each kind. */
const COUNTS = {
  move: trials(600, 16_000),
  position: trials(300, 8000),
  snapshot: trials(300, 6000),
  record: trials(100, 2400),
  scenario: trials(150, 3600),
  options: trials(150, 4000),
};
/** Moves that a table made of a changed snapshot goes on for, and others. */
const LONG = 200;
const SHORT = 20;

const parsed = new ParseCounter();
const playground = mediterranean.simulation.playground();

describe("whatever comes in, nothing is thrown", () => {
  test("moves are refused with a code and change nothing, or are made", () => {
    const random = dice("fuzz moves");
    const played = [...playsByLot("fuzz", 4, 80)];
    for (let n = 0; n < COUNTS.move; n++) {
      const { before, actor, move } = pick(random, played);
      const input = changed(move, random);
      runWithInput(input, () => {
        const read = parsed.count(mediterranean.parseMove(input));
        if (read === undefined) return;
        const text = textOf(before);
        const by = pick(random, [actor, actor, actor, 0, 7, "clock"] as const);
        const step = mediterranean.applyMove(before, by, read);
        if (step.ok) expectPlayable(step.value.state, random, 1);
        else expect(step.error.code).toMatch(/^[a-z]+\/[a-z-]+$/);
        expect(textOf(before)).toBe(text);
      });
    }
  });

  test("positions are refused with a path, or can be played", () => {
    const random = dice("fuzz positions");
    const positions = Array.from({ length: 60 }, (_, n) =>
      mediterranean.position(tableByLot(`fuzz ${n}`)),
    ).filter((position) => position !== undefined);
    expect(positions.length).toBeGreaterThan(40);
    for (let n = 0; n < COUNTS.position; n++) {
      const input = changed(pick(random, positions), random);
      runWithInput(input, () => {
        const state = parsed.count(mediterranean.fromPosition(input, ""));
        if (state !== undefined) expectPlayable(state, random, SHORT);
      });
    }
  });

  test("snapshots are refused with a path, or can be played for long", () => {
    const random = dice("fuzz snapshots");
    const states = [...playsByLot("fuzz snapshots", 6, 80)].map(({ after }) => after);
    const byPart = [...Map.groupBy(states, ({ part }) => part).values()];
    for (let n = 0; n < COUNTS.snapshot; n++) {
      const input = changed(mediterranean.snapshot(pick(random, pick(random, byPart))), random);
      runWithInput(input, () => {
        const state = parsed.count(mediterranean.restore(input));
        if (state !== undefined) expectPlayable(state, random, LONG);
      });
    }
  });

  test("records are refused with a path, or can be replayed", () => {
    const random = dice("fuzz records");
    const records = OPTION_VARIANTS.map((options, n) =>
      randomGame(mediterranean, `record ${n}`, 4 + (n % 3), options, 60),
    );
    for (let n = 0; n < COUNTS.record; n++) {
      const input = changed(pick(random, records).record, random);
      runWithInput(input, () => {
        const record = parsed.count(parseRecord(mediterranean, input));
        if (record === undefined) return;
        const end = replay(mediterranean, record);
        if (end.ok) expectPlayable(end.value.state, random, 1);
        else assertFault(end.error);
      });
    }
  });

  test("scenarios are refused with a path, or run", () => {
    const random = dice("fuzz scenarios");
    const files = scenarioFiles();
    for (let n = 0; n < COUNTS.scenario; n++) {
      const input = changed(pick(random, files), random);
      runWithInput(input, () => {
        const scenario = parseScenario(mediterranean, input);
        const verdict = parsed.count(
          scenario.ok ? runScenario(mediterranean, scenario.value) : scenario,
        );
        if (verdict?.holds === false) assertFault(verdict.fault);
      });
    }
  });

  test("options are refused with a path, or make a game", () => {
    const random = dice("fuzz options");
    for (let n = 0; n < COUNTS.options; n++) {
      const input = changed(pick(random, OPTION_VARIANTS), random);
      runWithInput(input, () => {
        const read = parsed.count(mediterranean.parseOptions(input));
        if (read === undefined) return;
        expectPlayable(mediterranean.setup(`${n}`, pick(random, PLAYERS), read), random, SHORT);
      });
    }
  });

  test("about half of it gets past the parsers", () => {
    const all = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
    expect(parsed.accepted + parsed.rejected).toBe(all);
    expect(parsed.accepted / all).toBeGreaterThan(0.3);
    expect(parsed.accepted / all).toBeLessThan(0.7);
  });
});

/** Two changes in five break the form, the others mostly keep it. */
const changed = (value: unknown, random: Dice): unknown =>
  random.below(5) < 2 ? mutateJson(value, random, POOL) : nudged(value, random);

/** Sound, the same after a snapshot, with a view for everybody, and never stuck, some moves on. */
function expectPlayable(state: State, random: Dice, moves: number): void {
  expect(faultInTable(state)).toBeUndefined();
  const again = mediterranean.restore(mediterranean.snapshot(state));
  expect(again.ok && textOf(again.value)).toBe(textOf(state));
  for (const observer of [0, "spectator"] as const) mediterranean.view(state, observer);
  playground.load(state);
  for (let n = 0; n < moves && playground.seat() !== -1; n++) playground.playAny(random);
  expect(faultInTable(playground.state())).toBeUndefined();
}
