import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { timelineOf } from "../../local/load-game.ts";
import type { Table } from "../../local/table.ts";
import { randomGame } from "../../testing/zimbabwe-game.ts";
import { flushMicrotasks, openLocalTable, PERSON } from "../../testing/tables.ts";
import { zimbabweHandlers } from "./workers/request-handlers.ts";
import type { RequestMessage, ResponseMessage } from "../../workers/messages.ts";
import type { TableModels } from "./table-models.ts";

/** A worker that answers in this thread. */
class InlineWorker {
  #onMessage: (event: { readonly data: ResponseMessage }) => void = () => undefined;
  addEventListener(
    kind: string,
    listener: (event: { readonly data: ResponseMessage }) => void,
  ): void {
    if (kind === "message") this.#onMessage = listener;
  }
  postMessage({ id, name, request }: RequestMessage): void {
    const response = zimbabweHandlers[name as "raises"](request as never);
    queueMicrotask(() => this.#onMessage({ data: { id, response } }));
  }
}

let createModels: (table: Table<Zimbabwe>) => TableModels;
let moveDraft: typeof import("./move-draft.ts").moveDraft;
const createdModels: TableModels[] = [];
beforeAll(async () => {
  vi.stubGlobal("Worker", InlineWorker);
  vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
  vi.stubGlobal("location", { origin: "", pathname: "/", search: "", hash: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  ({ moveDraft } = await import("./move-draft.ts"));
  const { TableModels: Real } = await import("./table-models.ts");
  createModels = (table) => {
    const models = new Real(table);
    createdModels.push(models);
    return models;
  };
});
afterEach(() => {
  for (const models of createdModels.splice(0)) models.dispose();
});

/** A table in the middle of a game that fits. */
function tableMatching(isFit: (models: TableModels) => boolean): Table<Zimbabwe> {
  const { log, ...game } = randomGame("drafts", 2, 400);
  for (let length = 0; length < log.length; length++) {
    const stored = { ...game, log: log.slice(0, length) };
    if (!timelineOf(zimbabwe, stored).ok) continue;
    const table = openLocalTable([PERSON, PERSON], {}, stored);
    if (isFit(createModels(table))) return table;
  }
  throw new Error("no such table");
}

/** The models of a table before and after a reload, and a function that restores the draft. */
function reloaded(table: Table<Zimbabwe>) {
  const [before, after] = [createModels(table), createModels(table)];
  const restore = async () => {
    const [stored, restored] = [moveDraft(before), moveDraft(after)];
    expect(restored.context()).toBe(stored.context());
    await restored.restore(JSON.parse(JSON.stringify(stored.read())));
  };
  return { before, after, restore };
}

test("a craftsman that is being placed", async () => {
  const table = tableMatching(({ turn }) => turn.choices.value.craftsmanMoves.size > 0);
  const { before, after, restore } = reloaded(table);
  expect(moveDraft(before).read()).toBeUndefined();
  const [craft] = before.turn.choices.value.craftsmanMoves.keys();
  const intent = { kind: "place", craft, vertical: false, price: 3 } as const;
  before.turn.begin(intent);
  const [cell] = before.turn.openCells.value;
  before.turn.tappedCell.value = cell;
  await restore();
  expect(after.turn.intent.value).toEqual(intent);
  expect(after.turn.plannedMove.value).toEqual(before.turn.plannedMove.value);
  expect(after.turn.plannedMove.value).toBeDefined();
});

test("a raise, with its plan", async () => {
  const table = tableMatching(({ turn }) => turn.choices.value.raisableMonuments.length > 0);
  const { before, after, restore } = reloaded(table);
  before.turn.begin({ kind: "raise" });
  await before.loadRaise();
  await flushMicrotasks();
  const [at] = before.turn.choices.value.raisableMonuments;
  if (at === undefined) throw new Error("nothing to raise");
  const raise = before.raise.value;
  if (raise?.chosen.value.includes(at) === false) raise.toggle(at);
  await flushMicrotasks();
  raise?.pickPlan((raise.plans.value ?? []).length - 1);
  const made = raise?.moves.value[0];
  if (made === undefined) throw new Error("no plan");
  await restore();
  await flushMicrotasks();
  expect(after.raise.value?.chosen.value).toEqual([at]);
  expect(after.raise.value?.moves.value).toEqual(raise?.moves.value);
});

test("a gift", async () => {
  const table = tableMatching(({ gift }) => (gift.range.value?.max ?? 0) > 2);
  const { before, after, restore } = reloaded(table);
  const max = before.gift.range.value?.max ?? 0;
  before.gift.setAmount(max);
  await restore();
  expect(after.gift.amount.value).toBe(max);
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
])("the invalid draft %j is ignored", async (stored) => {
  const table = tableMatching(({ turn }) => turn.choices.value.raisableMonuments.length > 0);
  const models = createModels(table);
  await moveDraft(models).restore(stored);
  expect(models.turn.plannedMove.value).toBeUndefined();
  expect(models.raise.value?.moves.value ?? []).toEqual([]);
});
