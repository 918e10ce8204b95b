import type { Refusal } from "@sofala/mediterranean";
import { english } from "@sofala/text";
import { wrapItems } from "../../wrap-items.ts";
import type { TerminalUi, DrawContext, ObserverView } from "../terminal-ui.ts";
import { drawHand, drawHandTypes } from "./hand.ts";
import { cardsOf, ownCards, tableViewOf, type TableView } from "./table-view.ts";
import { drawMarket } from "./market.ts";
import { drawBuildings, drawMats, ownMatSummary } from "./mats.ts";
import {
  describeChange,
  choiceLabel,
  isIdentifier,
  moveKindLabel,
  moveKinds,
  fieldQuestion,
} from "./menu.ts";
import { typedMoves, INPUT_EXAMPLES } from "./typed-moves.ts";
import { drawCalamities, drawDecision, drawDevelopments, heading } from "./turn.ts";

export const mediterraneanUi: TerminalUi = {
  sentences: {
    ...english.mediterranean,
    refusal: (refusal, names, view) =>
      english.mediterranean.refusal(refusal as Refusal, names, ownCards(view)),
  },
  botTexts: english.mediterranean.bot,
  hasHiddenInformation: true,
  hasMap: false,
  seatNames: ({ seats }) =>
    (Array.isArray(seats) ? seats : []).map(
      (_, seat) => english.mediterranean.seats[seat] ?? `Seat ${seat}`,
    ),
  draw(observerView: ObserverView, context: DrawContext) {
    const view = tableViewOf(observerView);
    return context.isBrief && view.ownSeat !== undefined
      ? drawBrief(view, view.ownSeat, context)
      : drawAll(view, context);
  },
  moveKinds,
  moveKindLabel,
  fieldQuestion,
  isIdentifier,
  choiceLabel,
  describeChange,
  inputExamples: INPUT_EXAMPLES,
  typedMoves,
};

function drawAll(view: TableView, context: DrawContext): readonly string[] {
  return joinBlocks([
    [heading(view, context)],
    [...drawMats(view, context)],
    drawBuildings(view, context),
    [...drawDevelopments(view, context), ...drawCalamities(view, context)],
    ...drawHands(view, context),
    drawHandTypes(view, context),
    drawMarket(view, context),
    drawDecision(view, context),
  ]);
}

/** The part of the table that changes from move to move. */
function drawBrief(view: TableView, own: number, context: DrawContext): readonly string[] {
  const { table, seats, edition } = view;
  const seat = seats[own];
  const isBuying = table.phase === "purchasing";
  return joinBlocks([
    [
      heading(view, context),
      ...(seat === undefined
        ? []
        : wrapItems(ownMatSummary(seat, edition), " · ", context.columns)),
    ],
    ...(isBuying
      ? [drawDevelopments(view, context)]
      : [...drawHands(view, context), drawHandTypes(view, context)]),
    drawMarket(view, context),
    drawDecision(view, context),
  ]);
}

/** The known hands: the player's own, or all. */
const drawHands = (
  { seats, ownSeat, edition }: TableView,
  context: DrawContext,
): readonly (readonly string[])[] =>
  seats.flatMap((seat, index) => {
    if (seat.hand === undefined || cardsOf(seat).length === 0) return [];
    const title = index === ownSeat ? "Your cards" : `Cards of ${context.names[index]}`;
    return [drawHand(title, seat, edition, context)];
  });

/** Blocks with an empty line between them. */
const joinBlocks = (blocks: readonly (readonly string[])[]): readonly string[] =>
  blocks
    .filter(({ length }) => length > 0)
    .flatMap((block, n) => (n === 0 ? block : ["", ...block]));
