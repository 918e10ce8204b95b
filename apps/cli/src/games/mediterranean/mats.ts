import { english } from "@sofala/text";
import {
  BOXES,
  FARMS,
  INDUSTRIES,
  rowOf,
  type Area,
  type CultureRow,
  type Edition,
  type IdeaTrack,
  type SeatView,
} from "@sofala/mediterranean";
import type { DrawContext } from "../terminal-ui.ts";
import { DIM, SEAT_STYLES } from "./colours.ts";
import type { TableView } from "./table-view.ts";

const { building, cultureLine, idea, ability } = english.mediterranean;

const ROWS: readonly CultureRow[] = ["letters", "drama", "sculpture"];
const EXTRA_AREAS: readonly Area[] = ["bank", "army", "colosseum"];

/** The mats, one column for each seat. */
export function drawMats(
  { table, seats, edition }: TableView,
  context: DrawContext,
): readonly string[] {
  const rows: readonly (readonly [label: string, of: (seat: SeatView) => string])[] = [
    ["VP, money", ({ vp, money }) => `${vp ?? "?"} VP, $${money}`],
    ["government", (seat) => markerText(seat, "government")],
    ["  buildings", (seat) => buildingSlots(seat, "government", edition)],
    ["religion", (seat) => markerText(seat, "religion")],
    ["  buildings", (seat) => buildingSlots(seat, "religion", edition)],
    ["happiness", ({ happiness }) => signed(happiness)],
    ["safety", ({ safety }) => signed(safety)],
    ["VP price", ({ industry }) => priceOf(edition, industry)],
    ["industry", industries],
    ["farms", farms],
    ["city, harbor", (seat) => `${cubes(seat, "city")}, ${cubes(seat, "harbor")}`],
    ["workers", (seat) => `${cubes(seat, "available")} free, ${supplyOf(seat, edition)} supply`],
    ["warehouse", (seat) => `${edition.storage.value[cubes(seat, "warehouse")] ?? 0} cards`],
    ["extras", extras],
    ...ROWS.map((row) => [cultureLine[row], (seat: SeatView) => culture(seat, row)] as const),
    ["cards", ({ count: { hand, warehouse } }) => `${hand} hand, ${warehouse} stored`],
    ["", ({ ready }) => (ready ? "ready" : "")],
  ];
  const titles = seats.map(
    (_, seat) => `${table.toAct.includes(seat) ? "▶" : " "}${context.names[seat] ?? seat}`,
  );
  const cells = rows.map(([, of]) => seats.map(of));
  const widths = seats.map((_, seat) =>
    Math.max(...[titles, ...cells].map((row) => (row[seat] ?? "").length + 2)),
  );
  const laid = (row: readonly string[]) => row.map((cell, seat) => cell.padEnd(widths[seat] ?? 0));
  const head = titles.map(
    (title, seat) =>
      context.paint(title, SEAT_STYLES[seat] ?? {}) +
      " ".repeat(Math.max(0, (widths[seat] ?? 0) - title.length)),
  );
  return [
    `${" ".repeat(LABEL_WIDTH)}${head.join("")}`.trimEnd(),
    ...rows.flatMap(([label], index) => {
      const line = laid((cells[index] ?? []).map((cell) => ` ${cell}`))
        .join("")
        .trimEnd();
      return line === "" ? [] : [`${context.paint(label.padEnd(LABEL_WIDTH), DIM)}${line}`];
    }),
  ];
}

const LABEL_WIDTH = 13;

const cubes = (seat: SeatView, area: Area): number => seat.cubes[area] ?? 0;
const signed = (number: number): string => `${number > 0 ? "+" : ""}${number}`.replace("-", "−");

const markerText = (seat: SeatView, track: IdeaTrack): string =>
  `${idea[seat[track].idea]} ${seat[track].position}`;

/** `1 of 2 (3 at 6)`: buildings, places for them, and the marker position of the next place. */
function buildingSlots(seat: SeatView, track: IdeaTrack, { buildings, tracks }: Edition): string {
  const { levels } = tracks[track];
  const level = levels[seat[track].position] ?? 0;
  const standing = seat.buildings.filter((id) => buildings[id]?.track === track).length;
  const next = levels.findIndex((other) => other > level);
  return `${standing} of ${level}${next === -1 ? "" : ` (${levels[next] ?? 0} at ${next})`}`;
}

function priceOf({ industryPrices }: Edition, position: number): string {
  const { pricePerVp, bulk } = industryPrices[position] ?? {};
  return `$${pricePerVp ?? "?"}${bulk === undefined ? "" : `, ${bulk.vp} for $${bulk.price}`}`;
}

/** The initials of the farms that work. */
const farms = (seat: SeatView): string =>
  FARMS.map((farm) => (cubes(seat, farm) > 0 ? farm.slice("farm.".length).charAt(0) : "·")).join(
    "",
  );

const industries = (seat: SeatView): string =>
  [
    ...(cubes(seat, "industry.base") > 0 ? ["base"] : []),
    ...INDUSTRIES.filter((each) => cubes(seat, `industry.${each}`) > 0),
  ].join(" ") || "none";

const extras = (seat: SeatView): string =>
  [
    ...EXTRA_AREAS.filter((area) => cubes(seat, area) > 0),
    ...(cubes(seat, "wonder.religious") + cubes(seat, "wonder.government") > 0 ? ["wonder"] : []),
  ].join(" ");

const supplyOf = (seat: SeatView, { rules }: Edition): number =>
  Object.values(seat.cubes).reduce((left, count) => left - count, rules.cubesPerPlayer.value) -
  seat.culture.length;

/** The three boxes of a row. */
const culture = ({ culture: taken }: SeatView, row: CultureRow): string =>
  BOXES.filter((box) => rowOf(box) === row)
    .map((box) => (taken.includes(box) ? "■" : "·"))
    .join(" ");

/** One line for each seat that has buildings, with what they do. */
export function drawBuildings(
  { seats, edition }: TableView,
  { names }: DrawContext,
): readonly string[] {
  return seats.flatMap(({ buildings, used }, seat) => {
    if (buildings.length === 0) return [];
    const all = buildings.map((id) => {
      const data = edition.buildings[id];
      const does = data === undefined ? "" : ability(data.ability);
      return `${building(id)} (${does}${used.includes(id) ? ", used" : ""})`;
    });
    return [`${names[seat] ?? seat}: ${all.join(", ")}`];
  });
}

/** The player's own mat in one line. */
export function ownMatSummary(seat: SeatView, edition: Edition): readonly string[] {
  const { vp, money, happiness, safety } = seat;
  return [
    `${vp ?? "?"} VP`,
    `$${money}`,
    `${markerText(seat, "government")}, buildings ${buildingSlots(seat, "government", edition)}`,
    `${markerText(seat, "religion")}, buildings ${buildingSlots(seat, "religion", edition)}`,
    `happiness ${signed(happiness)}`,
    `safety ${signed(safety)}`,
    `VP for ${priceOf(edition, seat.industry)}`,
    `${cubes(seat, "available")} free workers`,
  ];
}
