import { isObject } from "@sofala/engine";
import { zimbabwe, type CellName } from "@sofala/zimbabwe";
import type { Draft } from "../../store/drafts.ts";
import type { TableModels } from "./table-models.ts";
import type { Raise } from "./raising/swaps.ts";
import type { Intent } from "./turn/intent.ts";

/** The move that is being made, valid only for the current position. */
export const moveDraft = (models: TableModels): Draft => ({
  context: () => positionKey(models),
  read: () => readMove(models),
  restore: (stored) => {
    if (isObject(stored)) restoreMove(models, stored);
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
  if (intent?.kind === "raise") return { raise: raise.choice };
  // The first monument has this intent from the start: nothing to store until a cell is tapped.
  if (intent !== undefined && (intent.kind !== "first" || tapped !== undefined))
    return { intent, tapped };
  return gift.chosenAmount === undefined ? undefined : { gift: gift.chosenAmount };
}

function restoreMove(models: TableModels, { intent, tapped, raise, gift }: StoredMove): void {
  const { turn } = models;
  if (typeof gift === "number") models.gift.setAmount(gift);
  if (isObject(raise)) restoreRaise(models, raise);
  if (!isIntent(intent) || !models.table.isMyTurn.peek()) return;
  const isOpen = (cell: unknown): cell is CellName =>
    turn.openCells.peek().includes(cell as CellName);
  if (intent.kind === "rain") {
    turn.begin({ kind: "rain", first: undefined });
    if (isOpen(intent.first)) turn.begin(intent);
  } else turn.begin(intent);
  if (isOpen(tapped)) turn.tappedCell.value = tapped;
}

function restoreRaise(
  { raise, table }: TableModels,
  { chosen, picked, edited }: { readonly [name: string]: unknown },
): void {
  if (!Array.isArray(chosen) || typeof picked !== "number" || !table.isMyTurn.peek()) return;
  const raises = Array.isArray(edited) ? edited.flatMap(parseRaise) : [];
  raise.restore({
    chosen: chosen as readonly CellName[],
    picked,
    edited: raises.length === 0 ? undefined : raises,
  });
}

function parseRaise(input: unknown): readonly Raise[] {
  const move = zimbabwe.parseMove(input);
  return move.ok && move.value.kind === "raise-monument" ? [move.value] : [];
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
