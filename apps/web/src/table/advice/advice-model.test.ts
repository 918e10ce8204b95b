import { signal } from "@preact/signals";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import {
  BOT,
  flushMicrotasks,
  openLocalTable,
  PERSON,
  playFirstMove,
} from "../../testing/tables.ts";
import { OpenTableModel } from "../open-table-model.ts";
import { AdviceModel, hasAdvice } from "./advice-model.ts";

const TURNS = ["build", "raise", "pass"];

function openAdvice() {
  const table = openLocalTable([PERSON, PERSON]);
  const shown = signal<string | undefined>(undefined);
  const isMoving = signal(false);
  let asked = 0;
  const model = new AdviceModel<Zimbabwe, string>(new OpenTableModel(table), {
    ask: async () => {
      asked++;
      return TURNS;
    },
    show: (turn) => {
      shown.value = turn;
    },
    isMoving: () => isMoving.value,
  });
  const press = async () => {
    model.keyAction("h")?.();
    await flushMicrotasks();
  };
  return { table, model, shown, isMoving, press, asked: () => asked };
}

test("without bots, and in an analysis, nobody can ask", () => {
  expect(hasAdvice({ mode: "play", players: [PERSON, BOT] })).toBe(true);
  expect(hasAdvice({ mode: "play", players: [PERSON, PERSON] })).toBe(false);
  expect(hasAdvice({ mode: "analysis", players: [PERSON, BOT] })).toBe(false);
});

test("a position is asked about once; then the key shows one turn after the other", async () => {
  const { model, press, shown, asked } = openAdvice();
  expect(model.turns.value).toBeUndefined();
  await press();
  expect(model.turns.value).toEqual(TURNS);
  expect(shown.value).toBeUndefined();
  const seen = [];
  for (let times = 0; times < 5; times++) {
    await press();
    seen.push(shown.value);
  }
  expect(seen).toEqual([...TURNS, undefined, TURNS[0]]);
  expect(asked()).toBe(1);
});

test("the button closes the list, and opens it again", async () => {
  const { model, press, asked, shown } = openAdvice();
  await press();
  model.toggle("build");
  model.press();
  expect([model.isOpen.value, shown.value]).toEqual([false, undefined]);
  await press();
  expect([model.isOpen.value, shown.value]).toEqual([true, undefined]);
  expect(asked()).toBe(1);
});

test("the turn that is pointed at covers the one that stays", async () => {
  const { model, press, shown } = openAdvice();
  await press();
  model.toggle("build");
  model.pointed.value = "raise";
  expect(shown.value).toBe("raise");
  model.pointed.value = undefined;
  expect(shown.value).toBe("build");
  model.pointed.value = "build";
  model.toggle("build");
  expect(shown.value).toBeUndefined();
});

test("a move, and beginning one, show the board as it is", async () => {
  const { table, model, press, shown, isMoving } = openAdvice();
  await press();
  model.toggle("build");
  isMoving.value = true;
  expect(shown.value).toBeUndefined();
  isMoving.value = false;
  model.toggle("raise");
  playFirstMove(table);
  expect(shown.value).toBeUndefined();
  expect(model.turns.value).toBeUndefined();
});
