import { isObject } from "@sofala/engine";
import {
  MAX_NAME_LENGTH,
  SEAT_PLAYERS,
  type SeatBot,
  type SeatPlayer,
} from "../store/seat-player.ts";

export interface SeatSetup {
  readonly player: SeatPlayer;
  /** Empty: the player is called like the seat. */
  readonly name: string;
}

/** What can be chosen before a game on this device begins. */
export interface TableSetup<Options> {
  readonly players: number;
  /** All seats of the game; the first `players` of them are taken. */
  readonly seats: readonly SeatSetup[];
  readonly options: Options;
}

export const takenSeats = ({ seats, players }: TableSetup<unknown>): readonly SeatSetup[] =>
  seats.slice(0, players);

export const personCount = (setup: TableSetup<unknown>): number =>
  takenSeats(setup).filter(({ player }) => player === "person").length;

export const withSeat = <Options>(
  setup: TableSetup<Options>,
  index: number,
  part: Partial<SeatSetup>,
): TableSetup<Options> => ({
  ...setup,
  seats: setup.seats.map((seat, n) => (n === index ? { ...seat, ...part } : seat)),
});

/** The same with bots of this level on the seats of bots. */
export const withBots = <Options>(
  setup: TableSetup<Options>,
  level: SeatBot,
): TableSetup<Options> => ({
  ...setup,
  seats: setup.seats.map((seat) => (seat.player === "person" ? seat : { ...seat, player: level })),
});

export function parseSeat(input: unknown): SeatSetup | undefined {
  if (!isObject(input)) return undefined;
  const { player = input["sitter"], name } = input; // `sitter`: the older name
  const known = SEAT_PLAYERS.find((each) => each === player);
  return known === undefined || typeof name !== "string"
    ? undefined
    : { player: known, name: name.slice(0, MAX_NAME_LENGTH) };
}
