import { english } from "@sofala/text";
import type { Craft, Specialist } from "@sofala/zimbabwe";
import type { Paint } from "../../paint.ts";
import { wrapItems } from "../../wrap-items.ts";
import type { DrawContext } from "../terminal-ui.ts";
import { EMPIRE_LETTERS, EMPIRE_STYLES } from "./colours.ts";
import type { Description, SeatDescription } from "./description.ts";

const WIDTH = 50;

const { craftsman, empire: empireNames, god, specialist } = english.zimbabwe;

/** The things of each seat, one line or more for each. */
export function drawSeats({ seats, active }: Description, context: DrawContext): readonly string[] {
  const titles = seats.map((player, seat) => titleOf(player, context.names[seat]));
  const width = Math.max(20, ...titles.map(({ length }) => length));
  return seats.flatMap((player, seat) => {
    const title = (titles[seat] ?? "").padEnd(width);
    return drawSeat(player, title, active === seat, context.paint);
  });
}

function titleOf({ empire }: SeatDescription, name = empireNames[empire]): string {
  return name === empireNames[empire] ? name : `${name} (${empireNames[empire]})`;
}

function drawSeat(
  player: SeatDescription,
  title: string,
  isActive: boolean,
  paint: Paint,
): readonly string[] {
  const { empire, cattle, vp, vr } = player;
  const chip = paint(` ${EMPIRE_LETTERS[empire]} `, EMPIRE_STYLES[empire]);
  const lead = isActive ? paint("▶", { bold: true }) : " ";
  const herd = `${cattle} cattle`.padStart(10);
  return [
    `${lead}${chip} ${paint(title, { bold: isActive })} ${herd}   VP ${`${vp}`.padStart(2)} of ${vr}`,
    ...wrapItems(cardsOf(player), " · ", WIDTH).map((line) => `     ${line}`),
    ...wrapItems(technologiesOf(player), " · ", WIDTH).map((line) => `     ${line}`),
  ];
}

/** Cattle on a card come back at revenue; they stand in brackets. */
const withCattle = (text: string, cattle: number): string =>
  cattle > 0 ? `${text} (${cattle})` : text;

function cardsOf({ god: godName, godCattle = 0, specialists = {} }: SeatDescription): string[] {
  const owned = Object.entries(specialists) as [Specialist, number][];
  return [
    ...(godName === undefined ? [] : [withCattle(god[godName].name, godCattle)]),
    ...owned.map(([card, cattle]) => withCattle(specialist[card].name, cattle)),
  ];
}

function technologiesOf({ technologies = {} }: SeatDescription): string[] {
  const owned = Object.entries(technologies) as [Craft, { price: number; cattle: number }][];
  return owned.map(([craft, { price, cattle }]) =>
    withCattle(`${craftsman[craft].name} at ${price}`, cattle),
  );
}
