import type { Seat } from "@sofala/engine";
import { CRAFTSMEN, craftsmanSitesOf, zimbabwe } from "@sofala/zimbabwe";
import type { CellName, Craft, Move } from "@sofala/zimbabwe";
import type { Refusal, State, View } from "@sofala/zimbabwe";
import { footprintOf, placeOf } from "../board/geometry.ts";
import type { Ghost } from "../board/marks.ts";
import type { Choices } from "./choices.ts";
import type { Intent } from "./intent.ts";

/** The cells of the board that a click could do something at. */
export function openCells(intent: Intent | undefined, choices: Choices): readonly CellName[] {
  switch (intent?.kind) {
    case "first":
      return choices.firsts;
    case "build":
      return choices.builds;
    case "place":
      return intent.craft === undefined
        ? []
        : unique(
            (choices.places.get(intent.craft) ?? [])
              .filter(({ vertical = false }) => vertical === intent.vertical)
              .map(({ at }) => at),
          );
    case "shaman":
      return unique(
        (choices.uses.get("shaman") ?? []).flatMap((move) =>
          move.specialist === "shaman" && move.resource === intent.resource ? [move.at] : [],
        ),
      );
    case "rain":
      return rainCells(choices, intent.first);
    default:
      return [];
  }
}

/** Where the rain can fall: all cells, or the neighbours of the first one. */
function rainCells(choices: Choices, first: CellName | undefined): readonly CellName[] {
  const pairs = (choices.uses.get("rain-ceremony") ?? []).flatMap((move) =>
    move.specialist === "rain-ceremony" ? [move.cells] : [],
  );
  if (first === undefined) return unique(pairs.flat());
  return pairs.flatMap(([a, b]) => (a === first ? [b] : b === first ? [a] : []));
}

/** The move that choosing a cell makes; undefined where more must be chosen first. */
export function moveAt(
  intent: Intent | undefined,
  cell: CellName,
  view: View,
  seat: Seat,
): Move | undefined {
  switch (intent?.kind) {
    case "first":
      return { kind: "place-first", at: cell };
    case "build":
      return { kind: "build-monument", at: cell };
    case "place":
      return intent.craft === undefined
        ? undefined
        : {
            kind: "place-craftsman",
            craftsman: intent.craft,
            at: cell,
            ...(intent.vertical && isBar(intent.craft) ? { vertical: true } : {}),
            ...(takesCard(view, seat, intent.craft) ? { price: intent.price } : {}),
          };
    case "shaman":
      return intent.resource === undefined
        ? undefined
        : { kind: "use-specialist", specialist: "shaman", resource: intent.resource, at: cell };
    case "rain":
      return intent.first === undefined
        ? undefined
        : {
            kind: "use-specialist",
            specialist: "rain-ceremony",
            cells: inOrder(intent.first, cell),
          };
    default:
      return undefined;
  }
}

/** Does placing a craftsman of this craft take the technology card? */
export const takesCard = (view: View, seat: Seat, craft: Craft): boolean =>
  view.seats[seat]?.technologies[craft] === undefined;

export const isBar = (craft: Craft): boolean => CRAFTSMEN[craft].shape === "bar";

/** What the rules say against a move; undefined where they allow it. */
export function refusalOf(state: State, seat: Seat, move: Move): Refusal | undefined {
  const step = zimbabwe.applyMove(state, seat, move);
  return step.ok ? undefined : step.error;
}

/** What the rules say against a place, not against the craft. */
const ABOUT_PLACES: ReadonlySet<Refusal["code"]> = new Set([
  "cell/off-map",
  "land/not-empty",
  "craft/no-free-resource",
  "craft/primary-out-of-reach",
]);

/** What the rules say against placing a craft wherever it is; undefined where no place is left for it. */
export function refusalOfCraft(
  view: View,
  state: State,
  seat: Seat,
  craft: Craft,
): Refusal | undefined {
  const [site] = craftsmanSitesOf(state, seat, craft);
  const refusal = refusalOf(state, seat, {
    kind: "place-craftsman",
    craftsman: craft,
    at: site?.at ?? view.monuments[0]?.at ?? "a1",
    ...(site?.vertical === true ? { vertical: true } : {}),
    ...(takesCard(view, seat, craft) ? { price: 1 } : {}),
  });
  return site === undefined && refusal !== undefined && ABOUT_PLACES.has(refusal.code)
    ? undefined
    : refusal;
}

/** The piece that the move would put down, for the board to draw under the pointer. */
export function ghostOf(move: Move, refusal: string | undefined): Ghost | undefined {
  const told = refusal === undefined ? {} : { refusal };
  switch (move.kind) {
    case "place-first":
    case "build-monument":
      return { piece: { kind: "monument" }, cells: [move.at], ...told };
    case "place-craftsman": {
      const { craftsman: craft, at, vertical = false } = move;
      const piece = { kind: "craftsman", craft, vertical } as const;
      return { piece, cells: footprintOf(craft, at, vertical), ...told };
    }
    case "use-specialist":
      if (move.specialist === "shaman") {
        return { piece: { kind: "resource", resource: move.resource }, cells: [move.at], ...told };
      }
      if (move.specialist === "rain-ceremony") {
        return { piece: { kind: "water" }, cells: move.cells, ...told };
      }
      return undefined;
    default:
      return undefined;
  }
}

/** What the open cells are places for. */
export function pieceOf(intent: Intent | undefined): Ghost["piece"] | undefined {
  switch (intent?.kind) {
    case "first":
    case "build":
      return { kind: "monument" };
    case "place":
      return intent.craft === undefined
        ? undefined
        : { kind: "craftsman", craft: intent.craft, vertical: intent.vertical };
    case "shaman":
      return intent.resource === undefined
        ? undefined
        : { kind: "resource", resource: intent.resource };
    case "rain":
      return { kind: "water" };
    default:
      return undefined;
  }
}

/** Cells of a tile in the order of the notation: by rows. */
function inOrder(a: CellName, b: CellName): readonly [CellName, CellName] {
  const [first, second] = [placeOf(a), placeOf(b)];
  const isOrdered =
    first.row < second.row || (first.row === second.row && first.column <= second.column);
  return isOrdered ? [a, b] : [b, a];
}

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];
