import type { Seat } from "@sofala/engine";
import { CRAFTSMEN, craftsmanSitesOf, zimbabweRules } from "@sofala/zimbabwe";
import type { CellName, Craft, Move } from "@sofala/zimbabwe";
import type { Refusal, State, View } from "@sofala/zimbabwe";
import { footprintOf, coordinatesOf } from "../board/geometry.ts";
import type { Ghost } from "../board/marks.ts";
import type { Choices } from "./choices.ts";
import type { Intent } from "./intent.ts";

/** The cells on which a click would do something. */
export function openCells(intent: Intent | undefined, choices: Choices): readonly CellName[] {
  switch (intent?.kind) {
    case "first":
      return choices.firstMonumentSites;
    case "build":
      return choices.monumentSites;
    case "place":
      return intent.craft === undefined
        ? []
        : unique(
            (choices.craftsmanMoves.get(intent.craft) ?? [])
              .filter(({ vertical = false }) => vertical === intent.vertical)
              .map(({ at }) => at),
          );
    case "shaman":
      return unique(
        (choices.specialistMoves.get("shaman") ?? []).flatMap((move) =>
          move.specialist === "shaman" && move.resource === intent.resource ? [move.at] : [],
        ),
      );
    case "rain":
      return rainCells(choices, intent.first);
    default:
      return [];
  }
}

/** Cells for the rain: all possible ones, or the neighbours of the first. */
function rainCells(choices: Choices, first: CellName | undefined): readonly CellName[] {
  const pairs = (choices.specialistMoves.get("rain-ceremony") ?? []).flatMap((move) =>
    move.specialist === "rain-ceremony" ? [move.cells] : [],
  );
  if (first === undefined) return unique(pairs.flat());
  return pairs.flatMap(([a, b]) => (a === first ? [b] : b === first ? [a] : []));
}

/** The move that choosing a cell makes; undefined if more must be chosen first. */
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
            cells: inNotationOrder(intent.first, cell),
          };
    default:
      return undefined;
  }
}

/** Does placing a craftsman of this craft take the technology card? */
export const takesCard = (view: View, seat: Seat, craft: Craft): boolean =>
  view.seats[seat]?.technologies[craft] === undefined;

export const isBar = (craft: Craft): boolean => CRAFTSMEN[craft].shape === "bar";

/** Why the rules refuse a move; undefined if it is legal. */
export function refusalOf(state: State, seat: Seat, move: Move): Refusal | undefined {
  const step = zimbabweRules.applyMove(state, seat, move);
  return step.ok ? undefined : step.error;
}

/** Refusals that concern the site, not the craft. */
const SITE_REFUSALS: ReadonlySet<Refusal["code"]> = new Set([
  "cell/off-map",
  "land/not-empty",
  "craft/no-free-resource",
  "craft/primary-out-of-reach",
]);

/** Why a craft cannot be placed on any site; undefined if it can, or if there is no site for it. */
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
  return site === undefined && refusal !== undefined && SITE_REFUSALS.has(refusal.code)
    ? undefined
    : refusal;
}

/** The preview of the piece that a move would place. */
export function ghostOf(move: Move, refusal: string | undefined): Ghost | undefined {
  const refusalPart = refusal === undefined ? {} : { refusal };
  switch (move.kind) {
    case "place-first":
    case "build-monument":
      return { piece: { kind: "monument" }, cells: [move.at], ...refusalPart };
    case "place-craftsman": {
      const { craftsman: craft, at, vertical = false } = move;
      const piece = { kind: "craftsman", craft, vertical } as const;
      return { piece, cells: footprintOf(craft, at, vertical), ...refusalPart };
    }
    case "use-specialist":
      if (move.specialist === "shaman") {
        return {
          piece: { kind: "resource", resource: move.resource },
          cells: [move.at],
          ...refusalPart,
        };
      }
      if (move.specialist === "rain-ceremony") {
        return { piece: { kind: "water" }, cells: move.cells, ...refusalPart };
      }
      return undefined;
    default:
      return undefined;
  }
}

/** The piece that could be placed on the open cells. */
export function pieceOfIntent(intent: Intent | undefined): Ghost["piece"] | undefined {
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
function inNotationOrder(a: CellName, b: CellName): readonly [CellName, CellName] {
  const [first, second] = [coordinatesOf(a), coordinatesOf(b)];
  const isOrdered =
    first.row < second.row || (first.row === second.row && first.column <= second.column);
  return isOrdered ? [a, b] : [b, a];
}

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];
