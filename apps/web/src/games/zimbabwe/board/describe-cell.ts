import type { CellName, Resource, View } from "@sofala/zimbabwe";
import type { ZimbabweAppText } from "@sofala/text/zimbabwe";
import { coordinatesOf } from "./geometry.ts";
import { signAt, resourceOfSign } from "./board-string.ts";
import type { Ghost, Mark } from "./marks.ts";
import { piecesByCell } from "./pieces-by-cell.ts";
import { supersededCrafts } from "./superseded-crafts.ts";

type DescriptionText = Pick<ZimbabweAppText, "board">;
type Piece = Ghost["piece"];

/** What is on a cell, without a full stop: `g7: Kilwa's monument, level 3`. */
export function describeCell(
  view: View,
  cell: CellName,
  names: readonly string[],
  text: DescriptionText,
): string {
  return text.board.cell(cell, cellFacts(view, cell, names, text));
}

/** A function that describes a cell with its marks; `piece` is what could be placed on legal cells. */
export function cellDescriber(
  view: View,
  names: readonly string[],
  text: DescriptionText,
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
    text.board.cell(cell, [
      ...cellFacts(view, cell, names, text),
      ...(marked.get(cell) ?? []).flatMap((mark) => [
        ...markTexts(mark, resourceAt(view, cell), text, piece),
        ...(mark.note === undefined ? [] : [mark.note]),
      ]),
    ]);
}

/** The resource on a cell. */
const resourceAt = (view: View, cell: CellName): Resource | undefined =>
  resourceOfSign(signOfCell(view, cell));

function signOfCell({ board }: View, cell: CellName): string {
  const { row, column } = coordinatesOf(cell);
  return signAt(board, row, column);
}

function cellFacts(
  view: View,
  cell: CellName,
  names: readonly string[],
  { board }: DescriptionText,
): readonly string[] {
  const piece = piecesByCell(view).get(cell);
  const resource = resourceAt(view, cell);
  const nameOf = (seat: number): string => names[seat] ?? "";
  if (piece?.kind === "monument") return [board.monument(nameOf(piece.seat), piece.level)];
  if (piece?.kind === "craftsman") {
    const { craft, seat } = piece;
    const price = view.seats[seat]?.technologies[craft]?.price ?? 0;
    const craftsmanText = board.craftsman(craft, nameOf(seat), price);
    return supersededCrafts(view.craftsmen).has(craft)
      ? [craftsmanText, board.superseded]
      : [craftsmanText];
  }
  if (resource !== undefined) return [board.resource(resource, view.used[cell] ?? 0)];
  const sign = signOfCell(view, cell);
  if (sign === "~") return [board.water];
  if (sign === "s") return [board.startingArea];
  return [sign === "." ? board.land : board.offMap];
}

function markTexts(
  { kind }: Mark,
  resource: Resource | undefined,
  { board }: DescriptionText,
  piece: Piece | undefined,
): readonly string[] {
  switch (kind) {
    case "legal":
      return [piece === undefined ? board.selectable : board.canPlace(pieceName(piece))];
    case "covered":
      return piece?.kind === "craftsman" ? [board.insideSite(piece.craft)] : [];
    case "chosen":
      return [board.selected];
    case "refused":
      return [board.obstructs];
    case "changed":
      return [board.changed];
    case "range":
      return [board.inRange];
    case "free":
      return resource === undefined ? [] : [board.free(resource)];
    case "claimed":
      return resource === undefined ? [] : [board.claimed(resource)];
    case "highlighted":
      return [];
  }
}

function pieceName(piece: Piece): Parameters<DescriptionText["board"]["canPlace"]>[0] {
  if (piece.kind === "craftsman") return piece.craft;
  return piece.kind === "resource" ? piece.resource : piece.kind;
}
