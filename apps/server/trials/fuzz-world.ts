import { findGameVersion } from "@sofala/catalog";
import { dice as newDice, Timeline, type Dice } from "@sofala/engine";
import type { LiveTables } from "../src/tables/live-tables.ts";
import { Client } from "../test/support/client.ts";
import { storedGame } from "../test/support/stored-game.ts";
import { KINDS } from "./fuzz-requests.ts";

/** The maximum number of known tables; the oldest are dropped. */
const MAX_TABLES = 24;

/** What the fuzzer knows of the server. */
export class FuzzWorld {
  readonly url: string;
  readonly tableRequests = TABLE_REQUESTS;
  readonly tables: string[] = [];
  /** Headers of known people, and of nobody. */
  readonly people: Record<string, string>[] = [];
  readonly #liveTables: LiveTables;
  readonly #games = new Map<string, string>();
  #pool: readonly unknown[] = [];

  constructor(url: string, liveTables: LiveTables) {
    this.url = url;
    this.#liveTables = liveTables;
  }

  /** Some people with tables of every kind, and a table of others. */
  async settle(elsewhere: string): Promise<void> {
    const clients = await Promise.all(["Ann", "Ben", "Cleo"].map((n) => Client.guest(this.url, n)));
    const [ann = new Client(this.url), ben = ann] = clients;
    const { token } = await ann.post<{ token: string }>("/api/tokens", { label: "program" });
    this.people.push({}, ...clients.map(({ headers }) => headers));
    this.people.push(new Client(this.url, { token }).headers);
    for (const request of TABLE_REQUESTS.slice(0, 4)) {
      const { id } = await ann.createTable(request);
      await ben.request("POST", `/api/tables/${id}/join`, {});
      await ann.request("POST", `/api/tables/${id}/start`, {});
      this.learn(id, request.game);
    }
    this.#pool = [elsewhere, ...KINDS, "text", "phrase", "seat", "key", 0, 3, 1e308, "\ud800"];
    this.learn(elsewhere, "zimbabwe");
  }

  get pool(): readonly unknown[] {
    return this.#pool;
  }

  /** Adds a new table. */
  learn(id: string, game: string): void {
    this.tables.push(id);
    this.#games.set(id, game);
    // The last initial table is the one without these people.
    if (this.tables.length > MAX_TABLES) this.#games.delete(this.tables.splice(5, 1)[0] ?? "");
  }

  /** A move that may be legal at a table: a legal one, or one from elsewhere. */
  moveAt(table: string, dice: Dice): unknown {
    const game = findGameVersion(this.#games.get(table) ?? "zimbabwe", 1);
    if (game === undefined) throw new Error("no such game");
    const playing = this.#playing.get(table);
    const play = playing === undefined || playing.toAct.length === 0 ? this.#begun(game) : playing;
    const [seat = 0] = play.toAct;
    return game.simulation.anyMove(play.state, seat, dice);
  }

  /** Reads the tables, so that some moves are legal. */
  async look(): Promise<void> {
    this.#playing.clear();
    for (const id of this.tables) {
      const liveTable = await this.#liveTables.find(id);
      if (liveTable !== undefined && liveTable.state.timeline.toAct.length > 0)
        this.#playing.set(id, liveTable.state.timeline);
    }
  }

  readonly #playing = new Map<string, Pick<Timeline, "state" | "toAct">>();

  #begun(game: NonNullable<ReturnType<typeof findGameVersion>>): Timeline {
    const options = game.parseOptions({});
    if (!options.ok) throw new Error(options.error.reason);
    return new Timeline(game, game.setup("somewhere", game.players.min, options.value));
  }
}

const { table: played, entries } = storedGame("a game of old");
const RECORD = {
  format: "sofala-record/1",
  game: "zimbabwe",
  rules: 1,
  players: ["Ann", "Ben"],
  options: played.settings.options,
  seed: played.seed,
  moves: entries.flatMap(({ entry }) =>
    entry.kind === "move" ? [[entry.actor, entry.move] as const] : [],
  ),
};

const OPEN = { kind: "open" };
const BOT = { kind: "bot", level: "random" };
const ME = { kind: "me" };
const TABLE_REQUESTS: readonly { readonly game: string; readonly [term: string]: unknown }[] = [
  { game: "zimbabwe", seats: [ME, OPEN], visibility: "public" },
  { game: "zimbabwe", seats: [ME, BOT, BOT], options: { roundLimit: 2 } },
  { game: "mediterranean", seats: [ME, BOT, BOT, BOT], visibility: "unlisted" },
  { game: "zimbabwe", seats: [ME, OPEN], visibility: "public", delay: 30 },
  { game: "mediterranean", seats: [ME, OPEN, OPEN, OPEN], visibility: "invited" },
  { game: "zimbabwe", seats: [ME, { kind: "reserved" }], title: "A title" },
  {
    game: "zimbabwe",
    seats: [ME, OPEN],
    pace: { kind: "live", per: "turn", seconds: 60, bank: 600 },
    onTimeout: "end",
  },
  { game: "zimbabwe", seats: [ME, OPEN], pace: { kind: "correspondence", days: 3 } },
  { game: "zimbabwe", seats: [ME, OPEN], record: RECORD },
  { game: "zimbabwe", seats: [ME, OPEN], record: { ...RECORD, moves: RECORD.moves.slice(0, 9) } },
];

/** Separate random numbers for each part of a trial. */
export const chanceFor = (seed: string, part: string): Dice => newDice(`${seed} ${part}`);
