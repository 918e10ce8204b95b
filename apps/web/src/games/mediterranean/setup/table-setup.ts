import type { Options } from "@sofala/mediterranean";
import { toPlayer, type SeatPlayer } from "../../../store/seat-player.ts";
import type { Player } from "../../../store/stored-game.ts";

/** The options that can be chosen; the edition is always the newest. */
export type SetupOptions = Omit<Options, "edition">;

/** The options of the rules. */
export const DEFAULT_OPTIONS: SetupOptions = {
  tradeSeconds: 240,
  tradeGraceSeconds: 10,
  crossing: "twoZeros",
  handTypes: "hidden",
  pledges: "binding",
  publicVp: true,
  tradeChat: false,
  tradeVp: true,
  market: "open",
};

export const MIN_PLAYERS = 4;
const MAX_PLAYERS = 6;
export const MEDITERRANEAN_PLAYER_COUNTS = [4, 5, 6] as const;

export interface SeatSetup {
  readonly player: SeatPlayer;
  /** Empty: the seat is called by its colour. */
  readonly name: string;
}

/** The set-up of a new game on this device. */
export interface TableSetup {
  readonly players: number;
  /** All six seats; the first `players` of them are taken. */
  readonly seats: readonly SeatSetup[];
  readonly options: SetupOptions;
}

const defaultSetup = (players: number, people: number): TableSetup => ({
  players,
  seats: Array.from({ length: MAX_PLAYERS }, (_, n) => ({
    player: n < people ? "person" : "steady",
    name: "",
  })),
  options: DEFAULT_OPTIONS,
});

/** One person and five bots. */
export const AGAINST_BOTS: TableSetup = defaultSetup(6, 1);
/** Two people at one device, and two bots. */
export const ON_ONE_DEVICE: TableSetup = defaultSetup(4, 2);

export const takenSeats = ({ seats, players }: TableSetup): readonly SeatSetup[] =>
  seats.slice(0, players);

export const personCount = (setup: TableSetup): number =>
  takenSeats(setup).filter(({ player }) => player === "person").length;

export const withSeat = (
  setup: TableSetup,
  index: number,
  part: Partial<SeatSetup>,
): TableSetup => ({
  ...setup,
  seats: setup.seats.map((seat, n) => (n === index ? { ...seat, ...part } : seat)),
});

/** On a shared device the market is in rounds, and there is no clock. */
export const effectiveOptions = (setup: TableSetup): SetupOptions =>
  personCount(setup) > 1
    ? { ...setup.options, market: "rounds", tradeSeconds: 0, tradeGraceSeconds: 0 }
    : setup.options;

/** Only the options that differ from the default. */
export function changedOptions(options: SetupOptions): Partial<SetupOptions> {
  const isOther = ([name, value]: readonly [string, unknown]) =>
    DEFAULT_OPTIONS[name as keyof SetupOptions] !== value;
  return Object.fromEntries(Object.entries(options).filter(isOther));
}

/** The players with unique names; without a name, a player is called by the seat's colour. */
export function playersOf(setup: TableSetup, colours: readonly string[]): readonly Player[] {
  const usedNames = new Set<string>();
  return takenSeats(setup).map(({ player, name: typedName }, seat) => {
    const baseName =
      (player === "person" ? typedName.trim() : "") || (colours[seat] ?? `${seat + 1}`);
    let name = baseName;
    for (let n = 2; usedNames.has(name); n++) name = `${baseName} ${n}`;
    usedNames.add(name);
    return toPlayer(name, player);
  });
}
