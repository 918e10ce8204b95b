import { isObject } from "@sofala/engine";
import type { CellName } from "@sofala/zimbabwe";
import type { Draft } from "../../store/drafts.ts";
import type { TableModels } from "./table-models.ts";
import type { Raise } from "./workers/swaps.ts";
import type { Intent } from "./turn/intent.ts";

/** The move that is being made, valid only for the current position. */
export const moveDraft = (models: TableModels): Draft => ({
  context: () => positionKey(models),
  read: () => readMove(models),
  restore: async (stored) => {
    if (isObject(stored)) await restoreMove(models, stored);
  },
});

/** Identifies a position by the last move and the viewer's seat. */
function positionKey({ table: { table, me } }: TableModels): string {
  const { moveCount, lastMove } = table.currentMoment.value;
  return JSON.stringify([moveCount, lastMove?.actor, lastMove?.move, me.value]);
}

interface StoredMove {
  readonly intent?: unknown;
  readonly tapped?: unknown;
  readonly raise?: unknown;
  readonly gift?: unknown;
}

function readMove({ turn, raise, gift }: TableModels): StoredMove | undefined {
  const intent = turn.intent.peek();
  const tapped = turn.tappedCell.peek();
  if (intent?.kind === "raise") return { raise: raise.peek()?.choice };
  // The first monument has this intent from the start: nothing to store until a cell is tapped.
  if (intent !== undefined && (intent.kind !== "first" || tapped !== undefined))
    return { intent, tapped };
  return gift.chosenAmount === undefined ? undefined : { gift: gift.chosenAmount };
}

async function restoreMove(
  models: TableModels,
  { intent, tapped, raise, gift }: StoredMove,
): Promise<void> {
  const { turn } = models;
  if (typeof gift === "number") models.gift.setAmount(gift);
  if (isObject(raise)) return restoreRaise(models, raise);
  if (!isIntent(intent) || !models.table.isMyTurn.peek()) return;
  const isOpen = (cell: unknown): cell is CellName =>
    turn.openCells.peek().includes(cell as CellName);
  if (intent.kind === "rain") {
    turn.begin({ kind: "rain", first: undefined });
    if (isOpen(intent.first)) turn.begin(intent);
  } else turn.begin(intent);
  if (isOpen(tapped)) turn.tappedCell.value = tapped;
}

async function restoreRaise(
  models: TableModels,
  { chosen, picked, edited }: { readonly [name: string]: unknown },
): Promise<void> {
  const { table, turn } = models;
  const key = positionKey(models);
  const intent = turn.intent.peek();
  const raises = Array.isArray(edited) ? await parseRaises(edited) : [];
  await models.loadRaise();
  if (!Array.isArray(chosen) || typeof picked !== "number") return;
  // Meanwhile the person may have begun something else.
  const isSame = positionKey(models) === key && turn.intent.peek() === intent;
  if (!table.isMyTurn.peek() || !isSame) return;
  models.raise.peek()?.restore({
    chosen: chosen as readonly CellName[],
    picked,
    edited: raises.length === 0 ? undefined : raises,
  });
}

async function parseRaises(input: readonly unknown[]): Promise<readonly Raise[]> {
  const { zimbabwe } = await import("./game-rules.ts");
  return input.flatMap((each) => {
    const move = zimbabwe.parseMove(each);
    return move.ok && move.value.kind === "raise-monument" ? [move.value] : [];
  });
}

function isIntent(input: unknown): input is Intent {
  if (!isObject(input)) return false;
  switch (input["kind"] as Intent["kind"]) {
    case "first":
    case "card":
    case "shaman":
    case "rain":
    case "herd":
    case "build":
      return true;
    case "place":
      return typeof input["vertical"] === "boolean" && typeof input["price"] === "number";
    case "prices":
      return typeof input["isFree"] === "boolean" && isObject(input["prices"]);
    case "raise":
    default:
      return false;
  }
}
