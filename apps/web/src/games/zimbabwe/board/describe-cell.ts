import type { CellName, Resource, View } from "@sofala/zimbabwe";
import type { WebWords } from "@sofala/text/web";
import { placeOf } from "./geometry.ts";
import { printedAt, resourceOf } from "./board-string.ts";
import type { Ghost, Mark } from "./marks.ts";
import { standingOn } from "./pieces-by-cell.ts";
import { supersededBy } from "./superseded-crafts.ts";

/** The words that descriptions are made of. */
type BoardWords = Pick<WebWords, "board">;
type Piece = Ghost["piece"];

/** What lies on a cell, as a sentence without its end: `g7: monument of Kilwa, level 3`. */
export function describeCell(
  view: View,
  cell: CellName,
  names: readonly string[],
  words: BoardWords,
): string {
  return words.board.cell(cell, factsOf(view, cell, names, words));
}

/** Describes any cell of a view with what is marked on it; `piece` is what the legal marks are places for. */
export function cellDescriber(
  view: View,
  names: readonly string[],
  words: BoardWords,
  marks: readonly Mark[] = [],
  piece?: Piece,
): (cell: CellName) => string {
  const marked = new Map<CellName, Mark[]>();
  for (const mark of marks) {
    const others = marked.get(mark.cell);
    if (others === undefined) marked.set(mark.cell, [mark]);
    else others.push(mark);
  }
  return (cell) =>
    words.board.cell(cell, [
      ...factsOf(view, cell, names, words),
      ...(marked.get(cell) ?? []).flatMap((mark) => [
        ...saidOf(mark, resourceAt(view, cell), words, piece),
        ...(mark.note === undefined ? [] : [mark.note]),
      ]),
    ]);
}

/** The resource that lies on a cell. */
const resourceAt = (view: View, cell: CellName): Resource | undefined =>
  resourceOf(signAt(view, cell));

function signAt({ board }: View, cell: CellName): string {
  const { row, column } = placeOf(cell);
  return printedAt(board, row, column);
}

function factsOf(
  view: View,
  cell: CellName,
  names: readonly string[],
  { board }: BoardWords,
): readonly string[] {
  const piece = standingOn(view).get(cell);
  const resource = resourceAt(view, cell);
  const nameOf = (seat: number): string => names[seat] ?? "";
  if (piece?.kind === "monument") return [board.monument(nameOf(piece.seat), piece.level)];
  if (piece?.kind === "craftsman") {
    const { craft, seat } = piece;
    const price = view.seats[seat]?.technologies[craft]?.price ?? 0;
    const said = board.craftsman(craft, nameOf(seat), price);
    return supersededBy(view.craftsmen).has(craft) ? [said, board.superseded] : [said];
  }
  if (resource !== undefined) return [board.resource(resource, view.used[cell] ?? 0)];
  const sign = signAt(view, cell);
  if (sign === "~") return [board.water];
  if (sign === "s") return [board.startingArea];
  return [sign === "." ? board.land : board.offMap];
}

function saidOf(
  { kind }: Mark,
  resource: Resource | undefined,
  { board }: BoardWords,
  piece: Piece | undefined,
): readonly string[] {
  switch (kind) {
    case "legal":
      return [piece === undefined ? board.canBeChosen : board.canStand(pieceName(piece))];
    case "covered":
      return piece?.kind === "craftsman" ? [board.insideSite(piece.craft)] : [];
    case "chosen":
      return [board.chosen];
    case "refused":
      return [board.inTheWay];
    case "range":
      return [board.inRange];
    case "free":
      return resource === undefined ? [] : [board.free(resource)];
    case "claimed":
      return resource === undefined ? [] : [board.claimed(resource)];
    case "spoken":
      return [];
  }
}

function pieceName(piece: Piece): Parameters<BoardWords["board"]["canStand"]>[0] {
  if (piece.kind === "craftsman") return piece.craft;
  return piece.kind === "resource" ? piece.resource : piece.kind;
}
