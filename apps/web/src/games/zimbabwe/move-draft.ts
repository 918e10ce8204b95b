import { isObject } from "@sofala/engine";
import { zimbabwe, type CellName } from "@sofala/zimbabwe";
import type { Draft } from "../../store/drafts.ts";
import type { Models } from "./table-models.ts";
import type { Raise } from "./raising/swaps.ts";
import type { Intent } from "./turn/intent.ts";

/** The move that somebody is putting together: for the position there is, and no other. */
export const moveDraft = (models: Models): Draft => ({
  madeFor: () => positionOf(models),
  read: () => readMove(models),
  restore: (kept) => {
    if (isObject(kept)) restoreMove(models, kept);
  },
});

/** Names a position by the move that led to it, and who looks at it. */
function positionOf({ table: { table, me } }: Models): string {
  const { number, last } = table.now.value;
  return JSON.stringify([number, last?.actor, last?.move, me.value]);
}

interface KeptMove {
  readonly intent?: unknown;
  readonly tapped?: unknown;
  readonly raise?: unknown;
  readonly gift?: unknown;
}

function readMove({ turn, raise, gift }: Models): KeptMove | undefined {
  const intent = turn.intent.peek();
  const tapped = turn.tapped.peek();
  if (intent?.kind === "raise") return { raise: raise.choice };
  // A first monument is placed without a word.
  if (intent !== undefined && (intent.kind !== "first" || tapped !== undefined))
    return { intent, tapped };
  return gift.wished === undefined ? undefined : { gift: gift.wished };
}

function restoreMove(models: Models, { intent, tapped, raise, gift }: KeptMove): void {
  const { turn } = models;
  if (typeof gift === "number") models.gift.set(gift);
  if (isObject(raise)) restoreRaise(models, raise);
  if (!isIntent(intent) || !models.table.isMyTurn.peek()) return;
  const isOpen = (cell: unknown): cell is CellName => turn.open.peek().includes(cell as CellName);
  if (intent.kind === "rain") {
    turn.begin({ kind: "rain", first: undefined });
    if (isOpen(intent.first)) turn.begin(intent);
  } else turn.begin(intent);
  if (isOpen(tapped)) turn.tapped.value = tapped;
}

function restoreRaise(
  { raise, table }: Models,
  { chosen, picked, edited }: { readonly [name: string]: unknown },
): void {
  if (!Array.isArray(chosen) || typeof picked !== "number" || !table.isMyTurn.peek()) return;
  const raises = Array.isArray(edited) ? edited.flatMap(raiseIn) : [];
  raise.restore({
    chosen: chosen as readonly CellName[],
    picked,
    edited: raises.length === 0 ? undefined : raises,
  });
}

function raiseIn(input: unknown): readonly Raise[] {
  const move = zimbabwe.parseMove(input);
  return move.ok && move.value.kind === "raise-monument" ? [move.value] : [];
}

/** Is this something that a person may be about to do? */
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
