import type { Seat } from "@sofala/engine";
import type { ZimbabweAppText } from "@sofala/text/zimbabwe";
import type { loadZimbabweExplainText } from "@sofala/text/zimbabwe";
import {
  CRAFTSMEN,
  MONUMENT_VP,
  RESOURCES,
  cellsInRange,
  claimsOf,
  connectionsOf,
  customersOf,
  resourcesNear,
  tryMoves,
  zimbabweRules,
} from "@sofala/zimbabwe";
import type { CellName, Craft, Move, Resource, State, View } from "@sofala/zimbabwe";
import { capitalize } from "../../../text/capitalize.ts";
import { resourceOfSign, signAt } from "../board/board-string.ts";
import { coordinatesOf, footprintOf } from "../board/geometry.ts";
import type { Mark } from "../board/marks.ts";
import { craftsmanOn } from "../board/pieces-by-cell.ts";
import { supersededCrafts, type PlacedCraftsman } from "../board/superseded-crafts.ts";
import { ALL_CRAFTS, MAX_LEVEL } from "../cards.ts";
import { lineOf } from "../raising/bill.ts";
import { goodsInReach } from "../workers/raise-obstacle.ts";

/** What is said about a piece, and the marks of what it is connected with. */
export interface PieceExplanation {
  readonly cells: readonly CellName[];
  readonly title: string;
  readonly sentences: readonly string[];
  readonly marks: readonly Mark[];
}

interface ExplanationText extends Pick<ZimbabweAppText, "board" | "zimbabwe"> {
  readonly explain: Awaited<ReturnType<typeof loadZimbabweExplainText>>;
}

/** The table as the reader sees it. */
export interface ExplanationContext {
  readonly state: State;
  readonly names: readonly string[];
  /** The seat of the reader, if they play. */
  readonly me: Seat | undefined;
  /** The seat in whose turn the board is seen: it decides the range. */
  readonly seat: Seat;
  readonly text: ExplanationText;
}

/** Explains what is on a cell; undefined if nothing is. */
export function explainCell(
  context: ExplanationContext,
  cell: CellName,
): PieceExplanation | undefined {
  const view = zimbabweRules.view(context.state, "spectator");
  const craftsman = craftsmanOn(cell, view.craftsmen);
  if (craftsman !== undefined) return explainCraftsman(context, view, craftsman);
  if (view.monuments.some(({ at }) => at === cell)) return explainMonument(context, view, cell);
  const resource = resourceAt(view, cell);
  return resource && explainResource(context, view, cell, resource);
}

/** Explains the piece that a move would place, as if it were there; undefined if the move is illegal or places none. */
export function explainMove(context: ExplanationContext, move: Move): PieceExplanation | undefined {
  const { state, seat, text } = context;
  const after = tryMoves(state, [move]);
  if (after === undefined) return undefined;
  const next = { ...context, state: after };
  const view = zimbabweRules.view(after, "spectator");
  if (move.kind === "build-monument" || move.kind === "place-first") {
    const { goods, marks } = goodsAt(next, view, move.at, seat);
    const near = resourcesNear(after, move.at).flatMap((number, kind) =>
      number === 0 ? [] : [{ kind: RESOURCES[kind] ?? "wood", number }],
    );
    return {
      cells: [move.at],
      title: text.board.monument(nameOf(context, seat), 1),
      sentences: [
        ...(move.kind === "build-monument" ? [goods] : []),
        text.explain.resourcesNear(near),
      ],
      marks,
    };
  }
  const placed = move.kind === "place-craftsman" && craftsmanOn(move.at, view.craftsmen);
  if (!placed) return undefined;
  const { craftsman: craft } = placed;
  const kind = CRAFTSMEN[craft].resource;
  const inRange = resourcesInRange(next, view, placed);
  const claimed = claimsOf(state, seat, craft).filter(({ isClaimed }) => isClaimed);
  const shared = inRange.filter((cell) => claimed.some(({ at }) => at === cell)).length;
  const { buyers, marks } = buyersOf(next, placed);
  return {
    cells: footprintOf(craft, placed.at, placed.vertical),
    title: ownedCraftsman(next, placed),
    sentences: [
      text.explain.claims(kind, inRange.length - shared, shared),
      ...supersededText(next, view, craft),
      ...suppliersOf(next, view, placed),
      buyers,
    ],
    marks: [...marksOf(inRange), ...marks],
  };
}

function explainCraftsman(
  context: ExplanationContext,
  view: View,
  piece: PlacedCraftsman,
): PieceExplanation {
  const { explain, zimbabwe: cards } = context.text;
  const { craftsman: craft, seat, at, vertical } = piece;
  const { price = 0, cattle = 0 } = view.seats[seat]?.technologies[craft] ?? {};
  const inRange = resourcesInRange(context, view, piece);
  const used = inRange.filter((cell) => (view.used[cell] ?? 0) > 0).length;
  const { buyers, marks } = buyersOf(context, piece);
  return {
    cells: footprintOf(craft, at, vertical),
    title: ownedCraftsman(context, piece),
    sentences: [
      `${cards.craftsman[craft].effect} ${explain.price(price)}${cattle === 0 ? "" : ` ${capitalize(explain.onCard(cattle))}`}`,
      explain.uses(CRAFTSMEN[craft].resource, inRange.length, used),
      ...supersededText(context, view, craft),
      ...suppliersOf(context, view, piece),
      ...(supersededCrafts(view.craftsmen).has(craft) ? [] : [buyers]),
    ],
    marks: [...marksOf(inRange), ...marks],
  };
}

function explainMonument(
  context: ExplanationContext,
  view: View,
  at: CellName,
): PieceExplanation | undefined {
  const monument = view.monuments.find((each) => each.at === at);
  if (monument === undefined) return undefined;
  const { seat, level } = monument;
  const { board, explain } = context.text;
  const [worth = 0, next = 0] = MONUMENT_VP.slice(level);
  const { goods, areDifferent, marks } = goodsAt(context, view, at, seat);
  return {
    cells: [at],
    title: board.monument(nameOf(context, seat), level),
    sentences: [
      explain.worth(worth),
      ...(level === MAX_LEVEL
        ? [explain.complete]
        : [explain.nextLevel(level, areDifferent, next - worth), goods]),
    ],
    marks: level === MAX_LEVEL ? [] : marks,
  };
}

function explainResource(
  context: ExplanationContext,
  view: View,
  cell: CellName,
  kind: Resource,
): PieceExplanation {
  const { board, explain } = context.text;
  const crafts = ALL_CRAFTS.filter((craft) => CRAFTSMEN[craft].resource === kind);
  const claimants = crafts.map((craft) => {
    const makers = view.craftsmen.filter(
      (piece) => piece.craftsman === craft && resourcesInRange(context, view, piece).includes(cell),
    );
    return { craft, makers };
  });
  return {
    cells: [cell],
    title: capitalize(board.resource(kind, view.used[cell] ?? 0)),
    sentences: claimants.map(({ craft, makers }) =>
      explain.claimedBy(craft, ownersOf(context, makers)),
    ),
    marks: marksOf(claimants.flatMap(({ makers }) => makers.flatMap(footprintOfPiece))),
  };
}

/** The goods that reach a monument, in a sentence, and their makers. */
function goodsAt(context: ExplanationContext, view: View, at: CellName, seat: Seat) {
  const { state, text } = context;
  const { inReach, mustDiffer } = goodsInReach(state, seat, at);
  const superseded = supersededCrafts(view.craftsmen);
  const crafts = ALL_CRAFTS.filter(
    (craft) =>
      !superseded.has(craft) && view.craftsmen.some(({ craftsman }) => craftsman === craft),
  );
  const goods = inReach.flatMap(({ resource, cost }) => {
    const craft = crafts.find((each) => lineOf(each) === resource);
    return craft === undefined ? [] : [{ craft, cost }];
  });
  const makers = view.craftsmen.filter(({ craftsman }) =>
    goods.some(({ craft }) => craft === craftsman),
  );
  const connected = connectionsOf(state, at, seat).map((each) => each.at);
  return {
    goods: text.explain.goodsInReach(goods),
    areDifferent: mustDiffer,
    marks: marksOf(makers.filter((each) => connected.includes(each.at)).flatMap(footprintOfPiece)),
  };
}

/** Who can buy from a craftsman, in a sentence, and their monuments with what they pay: `2+1` with one hub. */
function buyersOf(context: ExplanationContext, { at }: PlacedCraftsman) {
  const { state, me, names, text } = context;
  const customers = customersOf(state, at);
  const byPrice = Map.groupBy(customers, ({ price }) => price);
  return {
    buyers: text.explain.buyers(
      [...byPrice].map(([price, monuments]) => ({
        price,
        owners: [...Map.groupBy(monuments, ({ seat }) => seat)].map(([seat, own]) => ({
          name: seat === me ? undefined : (names[seat] ?? ""),
          monuments: own.length,
        })),
      })),
    ),
    marks: customers.map(({ at: cell, hubs, price }): Mark => ({
      cell,
      kind: "chosen",
      note: hubs === 0 ? `${price}` : `${price}+${hubs}`,
    })),
  };
}

/** For a secondary craftsman: whose primary craftsmen it can buy from. */
function suppliersOf(
  context: ExplanationContext,
  { craftsmen }: View,
  { at, craftsman, seat }: PlacedCraftsman,
): readonly string[] {
  const { needs } = CRAFTSMEN[craftsman];
  if (needs === undefined) return [];
  const connected = connectionsOf(context.state, at, seat).map((each) => each.at);
  const makers = craftsmen.filter(
    (each) => each.craftsman === needs && connected.includes(each.at),
  );
  return [context.text.explain.suppliers(needs, ownersOf(context, makers))];
}

const supersededText = (
  { text }: ExplanationContext,
  { craftsmen }: View,
  craft: Craft,
): readonly string[] => (supersededCrafts(craftsmen).has(craft) ? [text.explain.superseded] : []);

/** The resources that a craftsman claims. */
function resourcesInRange(
  { state, seat }: ExplanationContext,
  view: View,
  { at, craftsman }: PlacedCraftsman,
): readonly CellName[] {
  const { resource } = CRAFTSMEN[craftsman];
  return cellsInRange(state, at, seat).filter((cell) => resourceAt(view, cell) === resource);
}

function resourceAt({ board }: View, cell: CellName): Resource | undefined {
  const { row, column } = coordinatesOf(cell);
  return resourceOfSign(signAt(board, row, column));
}

const ownedCraftsman = (context: ExplanationContext, { craftsman, seat }: PlacedCraftsman) =>
  context.text.explain.craftsman(craftsman, nameOf(context, seat));

const nameOf = ({ names }: ExplanationContext, seat: Seat): string => names[seat] ?? "";

const ownersOf = (context: ExplanationContext, pieces: readonly PlacedCraftsman[]) => [
  ...new Set(pieces.map(({ seat }) => nameOf(context, seat))),
];

const footprintOfPiece = ({ craftsman, at, vertical }: PlacedCraftsman): readonly CellName[] =>
  footprintOf(craftsman, at, vertical);

const marksOf = (cells: readonly CellName[]): readonly Mark[] =>
  cells.map((cell) => ({ cell, kind: "chosen" }));
