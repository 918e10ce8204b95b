import type { SeatNames } from "../card-text.ts";

export { capitalize } from "../capitalize.ts";

/** `1 step`, `2 steps` */
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

/** `no cattle`, `1 cattle`, `2 cattle` */
export const cattle = (number: number): string => `${number === 0 ? "no" : number} cattle`;

/** `a potter`, `an ivory carver` */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** `Kilwa`, `Kilwa and Zulu`, `Kilwa, Zulu and Lozi` */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${last}` : last;
}

/** `build`, `build or raise`, `2, 4 or 6` */
export function orList(items: readonly (string | number)[]): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} or ${last}` : `${last}`;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** `first`, `second`, … from 1. */
export const ordinal = (number: number): string => ORDINALS[number - 1] ?? `number ${number}`;

/** A seat's name; without one, its number as in records. */
export const seatName = (names: SeatNames, seat: number): string => names[seat] ?? `Seat ${seat}`;

/** The names of seats. */
export const seatNames = (names: SeatNames, seats: readonly number[]): readonly string[] =>
  seats.map((seat) => seatName(names, seat));
