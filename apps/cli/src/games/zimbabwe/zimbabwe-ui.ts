import { stripVTControlCharacters } from "node:util";
import { english } from "@sofala/text";
import type { Craft, Resource, Specialist } from "@sofala/zimbabwe";
import type { Board, Scene } from "../terminal-ui.ts";
import { asDescription, type Description } from "./description.ts";
import { CRAFT_LETTERS, drawMap } from "./map.ts";
import { change, choice, kind, kinds, question } from "./menu.ts";
import { filled } from "../../wrap-items.ts";
import { drawSeats } from "./seats.ts";

const { craftsman, empire, god, phase, resource, specialist } = english.zimbabwe;

export const zimbabweBoard: Board = {
  hasSecrets: false,
  hasMap: true,
  names: (description) => asDescription(description).seats.map((seat) => empire[seat.empire]),
  draw(sight, scene) {
    const description = asDescription(sight.description);
    const map = drawMap(description, scene);
    const table = [
      heading(description, scene),
      ...giftLines(description, scene),
      "",
      ...drawSeats(description, scene),
      "",
      ...offers(description).map((line) => scene.paint(line, { dim: true })),
    ];
    const key = legend(description).map((line) => scene.paint(line, { dim: true }));
    return beside([...map, ...key], table, scene.columns);
  },
  kinds,
  kind,
  question,
  isName: () => false,
  choice,
  change,
  help: [
    "place potter d5 2",
    '{"kind":"pass"}    any move as JSON, such as a raise with goods of your choice',
  ],
};

function heading({ round, phase: now, turnOrder }: Description, { names, paint }: Scene): string {
  const order = turnOrder.map((seat) => names[seat]).join(", ");
  const parts = [`Round ${round}`, phase[now], ...(now === "culture" ? [`order: ${order}`] : [])];
  return paint(parts.join(" · "), { bold: true });
}

/** The queue with the cattle on its plaques. */
function giftLines({ gifts }: Description, { names }: Scene): readonly string[] {
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
  return wrapped("Plaques", [...entries, last]);
}

/** What the box still holds. */
function offers({ gods, seats, supply }: Description): readonly string[] {
  const taken = seats.flatMap(({ specialists = {} }) => Object.keys(specialists));
  const cards = (Object.keys(specialist) as Specialist[]).filter((card) => !taken.includes(card));
  const tiles = (Object.entries(supply.resources) as [Resource, number][]).map(
    ([kept, left]) => `${resource[kept]} ${left}`,
  );
  return [
    ...wrapped(
      "Gods",
      gods.map((kept) => god[kept].name),
    ),
    ...wrapped(
      "Specialists",
      cards.map((card) => specialist[card].name),
    ),
    ...wrapped("Tiles", [...tiles, `water ${supply.water}`]),
  ];
}

const LABEL = 13;
const WIDTH = 56;

const wrapped = (label: string, items: readonly string[]): readonly string[] =>
  filled(items.length === 0 ? ["none left"] : items, ", ", WIDTH - LABEL).map(
    (line, index) => `${(index === 0 ? label : "").padEnd(LABEL)}${line}`,
  );

function legend({ craftsmen }: Description): readonly string[] {
  const placed = new Set(craftsmen.map((piece) => piece.craftsman));
  const crafts = (Object.keys(CRAFT_LETTERS) as Craft[])
    .filter((craft) => placed.has(craft))
    .map((craft) => `${CRAFT_LETTERS[craft]} ${craftsman[craft].name}`);
  return [
    "   t wood  c clay  i ivory  d diamond  × used  ~ water",
    "   ( ) starting area  ▲K3 monument of level 3",
    ...filled(crafts, "  ", 54).map((line) => `   ${line}`),
  ];
}

/** The table to the right of the map where there is room, else below it. */
function beside(
  map: readonly string[],
  table: readonly string[],
  columns: number,
): readonly string[] {
  const width = widest(map) + 3;
  if (width + widest(table) > columns) return [...map, "", ...table];
  return Array.from({ length: Math.max(map.length, table.length) }, (_, index) => {
    const line = map[index] ?? "";
    const gap = " ".repeat(width - shown(line));
    return `${line}${gap}${table[index] ?? ""}`.trimEnd();
  });
}

const shown = (line: string): number => stripVTControlCharacters(line).length;
const widest = (lines: readonly string[]): number => Math.max(...lines.map(shown));
