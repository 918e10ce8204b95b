import type { Mediterranean, Move, Part } from "@sofala/mediterranean";
import type { CompanyTable } from "../../../local/local-hidden-table.ts";
import type { SightedTable, Told } from "../../../local/hidden-info-table.ts";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import type { Models } from "../table-models.ts";

type Table = SightedTable<Mediterranean>;

/** Is the game kept on this device? */
const isKept = (table: Table): table is CompanyTable<Mediterranean> => "undoTo" in table;
/** Is it kept by a server? */
const isServed = (table: Table): table is RemoteSight<Mediterranean> => "room" in table;

/** Can my last decision be taken back, as far as this device knows? */
export function mayTakeBack({ table: model }: Models): boolean {
  const { table } = model;
  const me = model.me.value;
  const last = me === undefined ? undefined : lastOf(table.told.value, me);
  if (last === undefined || partOf(last) !== model.view.value.part) return false;
  // Gifts are made one player after another: what is past is settled.
  if (model.view.value.part === "give" && !model.isMyTurn.value) return false;
  return isKept(table) ? table.undoTo.value !== undefined : isServed(table);
}

/** Takes my last decision back; a server that does not says why. */
export async function takeBack({ table: model }: Models): Promise<void> {
  const { table } = model;
  model.notMade.value = undefined;
  if (isKept(table)) table.undo();
  if (!isServed(table)) return;
  const answer = await table.room.ask("undo", {});
  if (!answer.ok) model.notMade.value = { failure: answer.error };
}

/** The last move of a seat; one's own moves are told as they were made. */
const lastOf = (told: readonly Told<Mediterranean>[], seat: number): Move | undefined =>
  told.findLast(({ actor }) => actor === seat)?.move as Move | undefined;

/** The part in which a move is made that can be taken back; being ready has a button of its own. */
function partOf(move: Move): Part | undefined {
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
