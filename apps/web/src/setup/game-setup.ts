import { isObject, type Game } from "@sofala/engine";
import type { BotTexts } from "@sofala/text";
import type { AppText } from "@sofala/text/web";
import type { NewGame } from "../store/create-stored-game.ts";
import { readLocal, writeLocal } from "../store/local-storage.ts";
import { toPlayer, type SeatPlayer } from "../store/seat-player.ts";
import { parseSeat, personCount, takenSeats, withBots, type TableSetup } from "./table-setup.ts";

/** One set-up is stored for games against bots, another for people who share a device. */
type SetupKind = "bots" | "table";

/** What a game brings to its set-up. */
interface SetupDefinition<Options> {
  readonly rules: Game;
  /** The game's record in the registry. */
  readonly ui: SetupUi;
  /** Where the last set-ups are stored. */
  readonly storageKey: string;
  /** Who plays on a shared device by default; further seats are like the last one. */
  readonly playersOnOneDevice: readonly SeatPlayer[];
  /** Parses stored options; what is missing or invalid gets its default. */
  readonly parseOptions: (input: unknown) => Options;
  /** The options for another number of players. Default: the same. */
  optionsFor?(options: Options, players: number): Options;
  /** The options that are stored for the next game. Default: all. */
  rememberedOptions?(options: Options): Options;
  /** What a seat is called, if that depends on the options. */
  seatName?(seat: number, text: AppText, options: Options): string;
  /** How the game begins. */
  begin(setup: TableSetup<Options>, seed: string): Pick<NewGame, "options" | "seed" | "position">;
}

/** What the set-up needs of a game's record in the registry. */
interface SetupUi {
  readonly id: keyof AppText["home"]["games"];
  readonly playerCounts: readonly number[];
  /** Who plays against bots by default; further seats are like the last one. */
  readonly defaultPlayers: readonly SeatPlayer[];
  readonly bots: (text: AppText) => BotTexts;
  readonly seatName: (seat: number, text: AppText) => string;
}

/** The set-ups of a game on this device. */
export class GameSetup<Options> {
  readonly rules: Game;
  readonly ui: SetupUi;
  readonly #definition: SetupDefinition<Options>;

  constructor(definition: SetupDefinition<Options>) {
    this.rules = definition.rules;
    this.ui = definition.ui;
    this.#definition = definition;
  }

  default(kind: SetupKind): TableSetup<Options> {
    const { ui, playersOnOneDevice, parseOptions } = this.#definition;
    const players = kind === "table" ? playersOnOneDevice : ui.defaultPlayers;
    const seats = Array.from({ length: Math.max(...ui.playerCounts) }, (_, seat) => ({
      player: players[seat] ?? players.at(-1) ?? "steady",
      name: "",
    }));
    return { players: players.length, seats, options: parseOptions(undefined) };
  }

  /** The default against bots, but with easy ones. */
  easy(change: Partial<TableSetup<Options>> = {}): TableSetup<Options> {
    return withBots({ ...this.default("bots"), ...change }, "novice");
  }

  /** Parses a stored set-up; what is missing or invalid is as in the default. */
  parse(input: unknown, kind: SetupKind): TableSetup<Options> {
    const defaults = this.default(kind);
    if (!isObject(input)) return defaults;
    // Older versions stored `chairs`, and some the options beside them.
    const { players, seats: storedSeats = input["chairs"], options = input } = input;
    const list: readonly unknown[] = Array.isArray(storedSeats) ? storedSeats : [];
    const seats = defaults.seats.map((seat, n) => parseSeat(list[n]) ?? seat);
    const setup = { ...defaults, seats, options: this.#definition.parseOptions(options) };
    const count = this.ui.playerCounts.find((each) => each === players);
    return this.withPlayers(setup, count ?? defaults.players);
  }

  /** The last set-up of this kind, or of any kind; the default if none was stored. */
  recall(wanted?: string | null): TableSetup<Options> {
    const stored = this.#readStored();
    const kind = (wanted ?? stored["last"]) === "table" ? "table" : "bots";
    return this.parse(stored[kind], kind);
  }

  /** Stores a set-up, unless only bots play: that is not what people want by default. */
  remember(setup: TableSetup<Options>): void {
    const people = personCount(setup);
    if (people === 0) return;
    const last: SetupKind = people === 1 ? "bots" : "table";
    const options = this.#definition.rememberedOptions?.(setup.options) ?? setup.options;
    const stored = { ...this.#readStored(), last, [last]: { ...setup, options } };
    writeLocal(this.#definition.storageKey, stored);
  }

  withPlayers(setup: TableSetup<Options>, players: number): TableSetup<Options> {
    const options = this.#definition.optionsFor?.(setup.options, players) ?? setup.options;
    return { ...setup, players, options };
  }

  /** What a seat is called until somebody gives it a name. */
  seatName(seat: number, text: AppText, options: Options): string {
    return this.#definition.seatName?.(seat, text, options) ?? this.ui.seatName(seat, text);
  }

  /** The game of a set-up; its players have unique names. */
  newGame(setup: TableSetup<Options>, seed: string, text: AppText): NewGame {
    const taken = new Set<string>();
    const players = takenSeats(setup).map(({ player, name: typedName }, seat) => {
      const baseName =
        (player === "person" && typedName.trim()) || this.seatName(seat, text, setup.options);
      let name = baseName;
      for (let n = 2; taken.has(name); n++) name = `${baseName} ${n}`;
      taken.add(name);
      return toPlayer(name, player);
    });
    return { players, ...this.#definition.begin(setup, seed) };
  }

  #readStored(): { readonly [name: string]: unknown } {
    const stored = readLocal(this.#definition.storageKey);
    return isObject(stored) ? stored : {};
  }
}

/** The set-ups of a game without options; on a shared device only people play. */
export const setupWithoutOptions = (rules: Game, ui: SetupUi): GameSetup<object> =>
  new GameSetup({
    rules,
    ui,
    storageKey: `sofala-${ui.id}-setup`,
    playersOnOneDevice: ui.defaultPlayers.map(() => "person"),
    parseOptions: () => ({}),
    begin: (_setup, seed) => ({ options: {}, seed }),
  });
