import { findGameVersion, games } from "@sofala/catalog";
import type { GameTypes, Observer, Game } from "@sofala/engine";
import { isNightly } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { MEDITERRANEAN } from "../trials/secrets-mediterranean.ts";
import { scriptOf, type Line } from "../trials/secrets-script.ts";
import { dealt, twin, type Exchange } from "../trials/secret-swap.ts";
import { Client } from "./support/client.ts";
import { endServer, ManualClock, startServer } from "./support/server.ts";
import { createTable, personAt } from "./support/tables.ts";
import { TableRecorder } from "./support/table-recorder.ts";

interface Kind {
  readonly id: string;
  readonly seed: string;
  readonly players: number;
  readonly options: GameTypes["options"];
  /** How much of the game is played; by default all of it. */
  readonly lines?: number;
  readonly exchange: Exchange;
  readonly observers: readonly Observer[];
}

const OPEN: Exchange = {
  other: (state) => state,
  isTold: () => false,
  there: (move) => move,
  here: (move) => move,
};

const ROUNDS = { market: "rounds", handTypes: "open", publicVp: false };

/** Short games with nearly all kinds of moves. */
const SHORT: readonly Kind[] = [
  {
    id: "mediterranean",
    seed: "secrets 96",
    players: 4,
    options: {},
    exchange: MEDITERRANEAN,
    observers: isNightly ? [0, 1, 2, 3, "spectator"] : [3, "spectator"],
  },
  {
    id: "mediterranean",
    seed: "secrets 96",
    players: 4,
    options: ROUNDS,
    lines: 200,
    exchange: MEDITERRANEAN,
    observers: [1],
  },
  {
    // Only the seed is secret here.
    id: "zimbabwe",
    seed: "secrets 56",
    players: 3,
    options: { roundLimit: 4 },
    exchange: OPEN,
    observers: isNightly ? [0, 1, 2, "spectator"] : [2, "spectator"],
  },
];

const LONG: readonly Kind[] = [
  {
    id: "mediterranean",
    seed: "a secret of mediterranean 4",
    players: 4,
    options: {},
    exchange: MEDITERRANEAN,
    observers: [0, 1, 2, 3, "spectator"],
  },
  {
    id: "mediterranean",
    seed: "a secret of mediterranean 4",
    players: 4,
    options: ROUNDS,
    exchange: MEDITERRANEAN,
    observers: [0, 1, 2, 3, "spectator"],
  },
  {
    id: "zimbabwe",
    seed: "a secret of zimbabwe 3",
    players: 3,
    options: {},
    exchange: OPEN,
    observers: [0, 1, 2, "spectator"],
  },
];

const KINDS = isNightly ? [...SHORT, ...LONG] : SHORT;

describe.each(KINDS)(
  "$id for $players with options $options",
  ({ id, seed, players, options: rawOptions, lines, exchange, observers }) => {
    const game = games.find((each) => each.id === id);
    if (game === undefined) throw new Error(`no ${id}`);
    const options = game.parseOptions(rawOptions);
    if (!options.ok) throw new Error(options.error.reason);
    const script = scriptOf(game, seed, players, options.value).slice(0, lines);

    test("an observer receives the same data, whatever the secrets of others are", async () => {
      const plain = await play(
        { game: dealt(game, seed), options: rawOptions, players, script },
        observers,
      );
      expect(plain.words).toBeGreaterThan(60);
      if (lines === undefined) expect(plain.status).toBe("over");
      let exchanged = 0;
      const counted: Exchange = {
        ...exchange,
        other(state, observer, name) {
          const other = exchange.other(state, observer, name);
          const texts = [state, other].map((each) => JSON.stringify(game.snapshot(each)));
          if (texts[0] !== texts[1]) exchanged++;
          return other;
        },
      };
      for (const observer of observers) {
        const stage = {
          game: twin(game, seed, observer, counted),
          options: rawOptions,
          players,
          script,
        };
        const other = await play(stage, [observer], { observer, exchange });
        const [here, there] = [plain, other].map(({ sent }) => sent.get(observer));
        for (const channel of ["socket", "lines", "notices", "read"]) {
          const pairs = [here?.[channel] ?? [], there?.[channel] ?? []];
          expect([observer, channel, pairs[1]?.length]).toEqual([
            observer,
            channel,
            pairs[0]?.length,
          ]);
          const different = pairs[0]?.findIndex((text, n) => text !== pairs[1]?.[n]) ?? 0;
          if (different !== -1) expect(pairs[1]?.[different]).toBe(pairs[0]?.[different]);
        }
      }
      expect(exchanged > 30).toBe(id === "mediterranean");
    });
  },
);

interface Stage {
  readonly game: Game;
  readonly options: object;
  readonly players: number;
  readonly script: readonly Line[];
}

interface Performance {
  readonly words: number;
  readonly status: string;
  readonly sent: ReadonlyMap<Observer, TableRecorder["transcript"]>;
}

/** After how many moves all routes are read. */
const OFTEN = 40;

/** Plays a script on a new server in which the others have other secrets. */
async function play(
  { game, options, players, script }: Stage,
  observers: readonly Observer[],
  twins?: { readonly observer: Observer; readonly exchange: Exchange },
): Promise<Performance> {
  const clock = new ManualClock();
  const server = await startServer(
    {},
    {
      now: clock.now,
      games: {
        games: [game],
        findGameVersion: (id, rules) =>
          findGameVersion(id, rules) === undefined ? undefined : game,
      },
    },
  );
  try {
    const request = { game: game.id, options, visibility: "unlisted" };
    const table = await createTable(server, players, request);
    const witnesses = new Map<Observer, TableRecorder>();
    for (const observer of [...table.people.keys(), "spectator"] as const) {
      const client = observer === "spectator" ? new Client(server.url) : personAt(table, observer);
      const isWitness = observers.includes(observer);
      if (isWitness) witnesses.set(observer, await TableRecorder.follow(client, table.id));
      // Presence is visible to everybody.
      else await client.socket(table.id, { views: false });
    }
    await personAt(table, 0).command(table.id, "start", {});
    let [entries, messages] = [0, 0];
    for (const [n, line] of script.entries()) {
      clock.advance(1000);
      const person = personAt(table, line.seat);
      const key = `k${n}`;
      const isOthers = twins !== undefined && twins.observer !== line.seat;
      if (line.command === "move") {
        const move = isOthers ? twins.exchange.there(line.move) : line.move;
        await person.command(table.id, "move", { key, move: { ...move } });
      }
      if (line.command === "undo") await person.command(table.id, "undo", { key });
      if (line.command === "chat") await person.command(table.id, "chat", { phrase: line.phrase });
      if (line.command === "chat") messages++;
      else entries++;
      for (const each of witnesses.values()) await each.waitFor(entries, messages);
      if (n % OFTEN > 0) continue;
      for (const each of witnesses.values()) await each.readRoutes();
      if (twins !== undefined) await keepSecrets(table, twins.observer, `${n}`);
    }
    for (const each of witnesses.values()) each.close();
    const liveTable = await server.tables.find(table.id);
    if (liveTable === undefined) throw new Error("the table does not exist");
    const { seed, salt, commitment = "", invite, seats } = liveTable.state.table;
    const people = seats.map((each) => ("person" in each ? each.person : ""));
    const names = [table.id, seed, salt, commitment, invite, ...people];
    const plain = (text: string) =>
      names.reduce(
        (received, name, n) => (name === "" ? received : received.replaceAll(name, `<${n}>`)),
        text,
      );
    const sent = [...witnesses].map(([observer, { transcript }]) => {
      const ways = Object.entries(transcript).map(([channel, texts]) => [
        channel,
        texts.map(plain),
      ]);
      return [observer, Object.fromEntries(ways) as TableRecorder["transcript"]] as const;
    });
    const { status } = liveTable.state.table;
    return { words: script.length, status, sent: new Map(sent) };
  } finally {
    await endServer(server);
  }
}

/** Notes, orders and refused commands of the others, which the observer must not notice. */
async function keepSecrets(
  table: Awaited<ReturnType<typeof createTable>>,
  observer: Observer,
  text: string,
): Promise<void> {
  const { toAct } = await personAt(table, 0).info(table.id);
  for (const [seat, person] of table.people.entries()) {
    if (seat === observer) continue;
    await person.request("PUT", `/api/tables/${table.id}/notes`, { text });
    for (const move of toAct.includes(seat) ? [] : [{ kind: "pass" }, { kind: "ready" }]) {
      const key = `in-vain-${text}`;
      const { status } = await person.request("POST", `/api/tables/${table.id}/move`, {
        key,
        move,
      });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const order = { kind: "gift", upTo: 3, round: 99 };
    await person.request("POST", `/api/tables/${table.id}/order`, { order });
    await person.request("POST", `/api/tables/${table.id}/order`, { order: null });
  }
}
