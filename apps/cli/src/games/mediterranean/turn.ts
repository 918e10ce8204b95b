import { english } from "@sofala/text";
import type { Edition, StatusTrack, View } from "@sofala/mediterranean";
import type { DrawContext } from "../terminal-ui.ts";
import { TITLE } from "./colours.ts";
import type { TableView } from "./table-view.ts";

const { age, calamity, development, effects, losses, part, phase } = english.mediterranean;

/** `Turn 3 · stone age · civic phase: flips · turn order Ann, Ben, Cleo, Dora` */
export function heading({ table, edition }: TableView, { names, paint }: DrawContext): string {
  const now = phase[table.phase];
  // If a phase has one part, its name is enough.
  const isWhole = table.part === null || table.part === table.phase;
  const parts = [
    `Turn ${table.turn} of ${edition.rules.turns.value}`,
    age[ageOf(edition, table.turn)],
    isWhole || table.part === null ? `${now}${marketStep(table)}` : `${now}: ${part[table.part]}`,
    `turn order ${table.turnOrder.map((seat) => names[seat]).join(", ")}`,
  ];
  return paint(parts.join(" · "), TITLE);
}

/** In a market with rounds all offer, and then all answer. */
const marketStep = ({ part: now, options, marketStep: step }: View): string =>
  now === "trading" && options.market === "rounds"
    ? `: round ${Math.floor(step / 2) + 1}, ${step % 2 === 0 ? "offers" : "answers"}`
    : "";

const ageOf = ({ rules }: Edition, turn: number) => rules.ageOfTurn.value[turn - 1] ?? "stone";

/** The developments of the turn with prices and effects. */
export function drawDevelopments(
  { table, seats, ownSeat, edition }: TableView,
  { paint, names }: DrawContext,
): readonly string[] {
  const rows = table.developments.map((id) => {
    const data = edition.developments[id];
    const buyers = seats.flatMap(({ bought }, seat) => (bought.includes(id) ? [names[seat]] : []));
    const isForbidden = ownSeat !== undefined && seats[ownSeat]?.forbidden.includes(id) === true;
    return [
      `  ${id} ${development(id)}`,
      `$${developmentPrice(edition, id, table.turn) ?? "?"}`,
      [
        data === undefined ? "" : effects(data.effects),
        ...(isForbidden ? ["(you may not buy it)"] : []),
        ...(buyers.length === 0 ? [] : [`(bought: ${buyers.join(", ")})`]),
      ].join(" "),
    ] as const;
  });
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return [
    paint("Developments", TITLE),
    ...rows.map(([name, price, effect]) => `${name.padEnd(width)} ${price.padStart(4)}  ${effect}`),
  ];
}

/** What a development costs this turn. */
export function developmentPrice(
  { developments }: Edition,
  id: string,
  turn: number,
): number | undefined {
  const price = developments[id]?.price;
  return typeof price === "object" ? price[turn] : price;
}

/** The calamities of the turn, and who is nearest to them. */
export function drawCalamities(
  { table, seats, edition }: TableView,
  { paint, names }: DrawContext,
): readonly string[] {
  if (table.calamities.length === 0) return [];
  return [
    paint("Calamities", TITLE),
    ...table.calamities.map((id) => {
      const data = edition.calamities[id];
      if (data === undefined) return `  ${id}`;
      const loss = losses(data.ages[ageOf(edition, table.turn)]);
      return `  ${id} ${calamity(id)}: ${loss}; lowest ${data.track} ${lowest(data.track)}`;
    }),
  ];

  function lowest(track: StatusTrack): string {
    const least = Math.min(...seats.map((seat) => seat[track]));
    const those = seats.flatMap((seat, index) => (seat[track] === least ? [names[index]] : []));
    return least < 0 ? `−${-least} (${those.join(", ")})` : `${least}, nobody below START`;
  }
}

/** What a calamity or a tie-break is waiting for. */
export function drawDecision({ table }: TableView, { names }: DrawContext): readonly string[] {
  const { strike, duel } = table;
  const nameOf = (seat: number) => names[seat] ?? `Seat ${seat}`;
  if (duel !== undefined) {
    const [first = 0, second = 0, ...waiting] = duel.contenders;
    const rest = waiting.length === 0 ? "" : `; then ${waiting.map(nameOf).join(", ")}`;
    return [
      `Rock, paper, scissors: ${nameOf(first)} ${duel.wins[0]}, ${nameOf(second)} ${duel.wins[1]}${rest}`,
    ];
  }
  if (strike === undefined) return [];
  const name = calamity(strike.calamity);
  if (strike.victim !== undefined) return [`${name} strikes ${nameOf(strike.victim)}.`];
  const votes = strike.votes.flatMap((victim, seat) =>
    victim === null ? [] : [`${nameOf(seat)} for ${nameOf(victim)}`],
  );
  const cast = votes.length === 0 ? "no vote yet" : votes.join(", ");
  return [
    `${name}: tie between ${strike.tied.map(nameOf).join(", ")}; round ${strike.round}, ${cast}`,
  ];
}
