import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { timelineOf } from "../../local/moments.ts";
import type { Table } from "../../local/table.ts";
import { randomGame } from "../../testing/zimbabwe-game.ts";
import { settle, sitDown, PERSON } from "../../testing/tables.ts";
import { answers } from "./workers/request-handlers.ts";
import type { Answered, Asked } from "./workers/requests.ts";
import type { Models } from "./table-models.ts";

/** A worker that thinks here. */
class WorkerHere {
  #hear: (event: { readonly data: Answered }) => void = () => undefined;
  addEventListener(kind: string, hear: (event: { readonly data: Answered }) => void): void {
    if (kind === "message") this.#hear = hear;
  }
  postMessage({ id, question, ask }: Asked): void {
    const answer = answers[question as "raises"](ask as never);
    queueMicrotask(() => this.#hear({ data: { id, answer } }));
  }
}

let modelsAt: (table: Table<Zimbabwe>) => Models;
let moveDraft: typeof import("./move-draft.ts").moveDraft;
const open: Models[] = [];
beforeAll(async () => {
  vi.stubGlobal("Worker", WorkerHere);
  vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
  vi.stubGlobal("location", { origin: "", pathname: "/", search: "", hash: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ moveDraft } = await import("./move-draft.ts"));
  const { Models: Real } = await import("./table-models.ts");
  modelsAt = (table) => {
    const models = new Real(table);
    open.push(models);
    return models;
  };
});
afterEach(() => {
  for (const models of open.splice(0)) models.dispose();
});

/** A table in its middle, at which something like this can be done. */
function tableWhere(isFit: (models: Models) => boolean): Table<Zimbabwe> {
  const { log, ...game } = randomGame("drafts", 2, 400);
  for (let length = 0; length < log.length; length++) {
    const stored = { ...game, log: log.slice(0, length) };
    if (!timelineOf(zimbabwe, stored).ok) continue;
    const table = sitDown([PERSON, PERSON], {}, stored);
    if (isFit(modelsAt(table))) return table;
  }
  throw new Error("no such table");
}

/** The same table before and after a reload, and how the draft comes from one to the other. */
function reloaded(table: Table<Zimbabwe>) {
  const [before, after] = [modelsAt(table), modelsAt(table)];
  const restore = () => {
    const [kept, found] = [moveDraft(before), moveDraft(after)];
    expect(found.madeFor()).toBe(kept.madeFor());
    found.restore(JSON.parse(JSON.stringify(kept.read())));
  };
  return { before, after, restore };
}

test("a craftsman that is being placed", () => {
  const table = tableWhere(({ turn }) => turn.choices.value.places.size > 0);
  const { before, after, restore } = reloaded(table);
  expect(moveDraft(before).read()).toBeUndefined();
  const [craft] = before.turn.choices.value.places.keys();
  const intent = { kind: "place", craft, vertical: false, price: 3 } as const;
  before.turn.begin(intent);
  const [cell] = before.turn.open.value;
  before.turn.tapped.value = cell;
  restore();
  expect(after.turn.intent.value).toEqual(intent);
  expect(after.turn.planned.value).toEqual(before.turn.planned.value);
  expect(after.turn.planned.value).toBeDefined();
});

test("a raise, with its plan", async () => {
  const table = tableWhere(({ turn }) => turn.choices.value.raises.length > 0);
  const { before, after, restore } = reloaded(table);
  before.turn.begin({ kind: "raise" });
  await settle();
  const [at] = before.turn.choices.value.raises;
  if (at === undefined) throw new Error("nothing to raise");
  if (!before.raise.chosen.value.includes(at)) before.raise.toggle(at);
  await settle();
  before.raise.pick((before.raise.plans.value ?? []).length - 1);
  const [made] = before.raise.moves.value;
  if (made === undefined) throw new Error("no plan");
  restore();
  await settle();
  expect(after.raise.chosen.value).toEqual([at]);
  expect(after.raise.moves.value).toEqual(before.raise.moves.value);
});

test("a gift", () => {
  const table = tableWhere(({ gift }) => (gift.range.value?.most ?? 0) > 2);
  const { before, after, restore } = reloaded(table);
  const most = before.gift.range.value?.most ?? 0;
  before.gift.set(most);
  restore();
  expect(after.gift.amount.value).toBe(most);
});

test.each([
  7,
  {},
  { intent: 7, gift: "all" },
  { intent: { kind: "fly" }, tapped: "z99" },
  { intent: { kind: "place" } },
  { intent: { kind: "prices", isFree: 1 } },
  { raise: { chosen: "b2" } },
  { raise: { chosen: [7], picked: 0, edited: [{ kind: "fly" }] } },
  { intent: { kind: "rain", first: "z99" } },
])("%j is nothing that breaks the table", async (kept) => {
  const table = tableWhere(({ turn }) => turn.choices.value.raises.length > 0);
  const models = modelsAt(table);
  moveDraft(models).restore(kept);
  await settle();
  expect([models.turn.planned.value, models.raise.moves.value]).toEqual([undefined, []]);
});
