import { english } from "@sofala/text";
import {
  incomeOf,
  type Bottom,
  type Edition,
  type Good,
  type HeldCard,
  type SeatView,
} from "@sofala/mediterranean";
import type { Paint } from "../../paint.ts";
import { wrapItems } from "../../wrap-items.ts";
import type { DrawContext } from "../terminal-ui.ts";
import { DANGER, DIM, TITLE } from "./colours.ts";
import type { TableView } from "./table-view.ts";

const { bottom, good: goodNames } = english.mediterranean;

const INDENT = "  ";
const LABEL_WIDTH = 13;
const VALUE_WIDTH = 24;

/** The cards of a seat in sets, with the money they bring now and with one more. */
export function drawHand(
  title: string,
  { hand = [], warehouse = [] }: SeatView,
  edition: Edition,
  { paint, columns }: Pick<DrawContext, "paint" | "columns">,
): readonly string[] {
  const sets = [...Map.groupBy(hand, ({ good }) => good)].toSorted(
    ([a], [b]) => GOODS_ORDER.indexOf(a) - GOODS_ORDER.indexOf(b),
  );
  const goods = Object.fromEntries(sets.map(([good, cards]) => [good, cards.length]));
  const width = Math.max(30, columns - INDENT.length - LABEL_WIDTH - VALUE_WIDTH);
  const named = (cards: readonly HeldCard[], withGood: boolean): readonly string[] =>
    wrapItems(
      cards.map((card) => cardText(card, withGood, edition)),
      "  ",
      width,
    ).map((line) => highlightDangers(line, edition, paint));
  const row = (label: string, value: string, lines: readonly string[]): readonly string[] =>
    lines.map((line, index) =>
      [
        INDENT,
        (index === 0 ? label : "").padEnd(LABEL_WIDTH),
        (index === 0 ? value : "").padEnd(VALUE_WIDTH),
        line,
      ].join(""),
    );
  const all = [...hand, ...warehouse];
  const isBarred = all.some((card) => !edition.bottoms[card.bottom].mayWarehouse);
  return [
    paint(`${title}: worth $${incomeOf(edition, goods)}`, TITLE),
    ...sets.flatMap(([good, cards]) =>
      row(
        `${goodNames[good]} ×${cards.length}`,
        moneyText(edition, good, cards.length),
        named(cards, false),
      ),
    ),
    ...row("stored", "", named(warehouse, true)),
    ...(isBarred ? [paint(`${INDENT}* cannot be stored`, DIM)] : []),
  ];
}

/** The types of the other hands, at a table with open types. */
export const drawHandTypes = (
  { seats, ownSeat }: TableView,
  { names }: DrawContext,
): readonly string[] =>
  seats.flatMap(({ handTypes }, seat) => {
    if (handTypes === undefined || seat === ownSeat) return [];
    const known = GOODS_ORDER.filter((good) => good in handTypes) as (Good &
      keyof typeof handTypes)[];
    const types = [
      ...known.map((good) => `${handTypes[good] ?? 0} ${goodNames[good]}`),
      ...(handTypes.luxury === undefined ? [] : [`${handTypes.luxury} luxury`]),
    ];
    return [`${names[seat]} holds ${types.length === 0 ? "nothing" : types.join(", ")}`];
  });

const GOODS_ORDER = Object.keys(goodNames) as readonly Good[];

const moneyText = (edition: Edition, good: Good, count: number): string =>
  good === "piracy"
    ? "worth nothing"
    : `$${incomeOf(edition, { [good]: count })}, one more: $${incomeOf(edition, { [good]: count + 1 })}`;

/** `[5] Mars`, `[7] wine Barbarian Fury*` */
export const cardText = (
  { slot, good, bottom: of }: HeldCard,
  withGood: boolean,
  { bottoms }: Edition,
): string =>
  `[${slot}] ${withGood ? `${goodNames[good]} ` : ""}${bottom[of].name}${bottoms[of].mayWarehouse ? "" : "*"}`;

/** Highlights bottoms that cost happiness or safety. */
function highlightDangers(line: string, { bottoms }: Edition, paint: Paint): string {
  const bad = (Object.keys(bottoms) as Bottom[]).filter((of) => {
    const { happiness = 0, safety = 0 } = bottoms[of].effect;
    return happiness < 0 || safety < 0;
  });
  const names = new RegExp(bad.map((of) => `${bottom[of].name}\\b`).join("|"), "gu");
  return line.replaceAll(names, (name) => paint(name, DANGER));
}
