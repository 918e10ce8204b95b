import { stripVTControlCharacters } from "node:util";
import { english } from "@sofala/text";
import type { Craft, Resource, Specialist } from "@sofala/zimbabwe";
import type { TerminalUi, DrawContext } from "../terminal-ui.ts";
import { asDescription, type Description } from "./description.ts";
import { CRAFT_LETTERS, drawMap } from "./map.ts";
import { describeChange, choiceLabel, moveKindLabel, moveKinds, fieldQuestion } from "./menu.ts";
import { wrapItems } from "../../wrap-items.ts";
import { drawSeats } from "./seats.ts";

const { craftsman, empire, god, phase, resource, specialist } = english.zimbabwe;

export const zimbabweUi: TerminalUi = {
  sentences: english.zimbabwe,
  botTexts: english.zimbabwe.bot,
  hasHiddenInformation: false,
  hasMap: true,
  seatNames: (description) => asDescription(description).seats.map((seat) => empire[seat.empire]),
  draw(observerView, context) {
    const description = asDescription(observerView.description);
    const map = drawMap(description, context);
    const table = [
      heading(description, context),
      ...giftLines(description, context),
      "",
      ...drawSeats(description, context),
      "",
      ...supplyLines(description).map((line) => context.paint(line, { dim: true })),
    ];
    const key = legend(description).map((line) => context.paint(line, { dim: true }));
    return sideBySide([...map, ...key], table, context.columns);
  },
  moveKinds,
  moveKindLabel,
  fieldQuestion,
  isIdentifier: () => false,
  choiceLabel,
  describeChange,
  inputExamples: [
    "place potter d5 2",
    '{"kind":"pass"}    any move as JSON, such as a raise with goods of your choice',
  ],
};

function heading(
  { round, phase: now, turnOrder }: Description,
  { names, paint }: DrawContext,
): string {
  const order = turnOrder.map((seat) => names[seat]).join(", ");
  const parts = [`Round ${round}`, phase[now], ...(now === "culture" ? [`order: ${order}`] : [])];
  return paint(parts.join(" · "), { bold: true });
}

/** The queue with the cattle on its plaques. */
function giftLines({ gifts }: Description, { names }: DrawContext): readonly string[] {
  if (gifts === undefined) return [];
  const { queue, plaques, passed, lastGift } = gifts;
  const first = plaques.length - queue.length;
  const entries = [
    ...plaques.slice(0, first).map((cattle) => `${god.shadipinyi.name}'s plaque ${cattle}`),
    ...queue.map((seat, index) => {
      const name = `${names[seat]} ${plaques[first + index] ?? 0}`;
      return passed.includes(seat) ? `${name} (passed)` : name;
    }),
  ];
  const last = lastGift === 0 ? "no gift yet" : `last gift ${lastGift}`;
  return wrappedLines("Plaques", [...entries, last]);
}

/** The pieces that are left in the box. */
function supplyLines({ gods, seats, supply }: Description): readonly string[] {
  const taken = seats.flatMap(({ specialists = {} }) => Object.keys(specialists));
  const cards = (Object.keys(specialist) as Specialist[]).filter((card) => !taken.includes(card));
  const tiles = (Object.entries(supply.resources) as [Resource, number][]).map(
    ([id, left]) => `${resource[id]} ${left}`,
  );
  return [
    ...wrappedLines(
      "Gods",
      gods.map((id) => god[id].name),
    ),
    ...wrappedLines(
      "Specialists",
      cards.map((card) => specialist[card].name),
    ),
    ...wrappedLines("Tiles", [...tiles, `water ${supply.water}`]),
  ];
}

const LABEL_WIDTH = 13;
const WIDTH = 56;

const wrappedLines = (label: string, items: readonly string[]): readonly string[] =>
  wrapItems(items.length === 0 ? ["none left"] : items, ", ", WIDTH - LABEL_WIDTH).map(
    (line, index) => `${(index === 0 ? label : "").padEnd(LABEL_WIDTH)}${line}`,
  );

function legend({ craftsmen }: Description): readonly string[] {
  const placed = new Set(craftsmen.map((piece) => piece.craftsman));
  const crafts = (Object.keys(CRAFT_LETTERS) as Craft[])
    .filter((craft) => placed.has(craft))
    .map((craft) => `${CRAFT_LETTERS[craft]} ${craftsman[craft].name}`);
  return [
    "   t wood  c clay  i ivory  d diamond  × used  ~ water",
    "   ( ) starting area  ▲K3 monument of level 3",
    ...wrapItems(crafts, "  ", 54).map((line) => `   ${line}`),
  ];
}

/** The table to the right of the map where there is room, else below it. */
function sideBySide(
  map: readonly string[],
  table: readonly string[],
  columns: number,
): readonly string[] {
  const width = maxWidth(map) + 3;
  if (width + maxWidth(table) > columns) return [...map, "", ...table];
  return Array.from({ length: Math.max(map.length, table.length) }, (_, index) => {
    const line = map[index] ?? "";
    const gap = " ".repeat(width - visibleWidth(line));
    return `${line}${gap}${table[index] ?? ""}`.trimEnd();
  });
}

const visibleWidth = (line: string): number => stripVTControlCharacters(line).length;
const maxWidth = (lines: readonly string[]): number => Math.max(...lines.map(visibleWidth));
