import type { Mediterranean, Move, Part } from "@sofala/mediterranean";
import type { MediterraneanAppText } from "@sofala/text/mediterranean";
import type { LocalHiddenTable } from "../../../local/local-hidden-table.ts";
import type { HiddenInfoTable, ObservedMove } from "../../../local/hidden-info-table.ts";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import type { TableModels } from "../table-models.ts";

type Table = HiddenInfoTable<Mediterranean>;

/** Is the game stored on this device? */
const isLocalTable = (table: Table): table is LocalHiddenTable<Mediterranean> => "undoTo" in table;
/** Is it on a server? */
const isRemoteTable = (table: Table): table is RemoteHiddenTable<Mediterranean> =>
  "client" in table;

/** My last decision, if it can be undone, as far as this device knows. */
export function undoableMove({ table: model }: TableModels): Move | undefined {
  const { table } = model;
  const me = model.me.value;
  const last = me === undefined ? undefined : lastMoveOf(table.observedMoves.value, me);
  if (last === undefined || undoablePart(last) !== model.view.value.part) return undefined;
  // Players give one after another: after my turn it is final.
  if (model.view.value.part === "give" && !model.isMyTurn.value) return undefined;
  const canUndo = isLocalTable(table) ? table.undoTo.value !== undefined : isRemoteTable(table);
  return canUndo ? last : undefined;
}

/** What an undo takes back, in a word or two; moves of others stay. */
export function decisionName(
  move: Move,
  { sentences, steps, market }: MediterraneanAppText,
): string {
  switch (move.kind) {
    case "use-ability":
    case "build":
      return sentences.building(move.building);
    case "develop":
      return sentences.development(move.card);
    case "buy-vp":
      return market.offerCard.vp(move.vp);
    case "flip":
      return steps.flips.board(move.track);
    default:
      return "";
  }
}

/** Undoes my last decision. If the server refuses, the table shows why. */
export async function undoLastMove({ table: model }: TableModels): Promise<void> {
  const { table } = model;
  model.moveFailure.value = undefined;
  if (isLocalTable(table)) table.undo();
  if (!isRemoteTable(table)) return;
  const response = await table.client.send("undo", {});
  if (!response.ok) model.moveFailure.value = { failure: response.error };
}

/** The last move of a seat; own moves are never hidden. */
const lastMoveOf = (
  observedMoves: readonly ObservedMove<Mediterranean>[],
  seat: number,
): Move | undefined =>
  observedMoves.findLast(({ actor }) => actor === seat)?.move as Move | undefined;

/** The part in which a move can be undone; `ready` has its own button. */
function undoablePart(move: Move): Part | undefined {
  switch (move.kind) {
    case "use-ability":
      return move.target === undefined ? "abilities" : "give";
    case "flip":
      return "flips";
    case "build":
    case "develop":
    case "buy-vp":
      return "purchasing";
    default:
      return undefined;
  }
}
