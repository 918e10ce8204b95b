import { trials } from "@sofala/engine/testing/trials";
import { DEFAULT_CHANNEL_PREFERENCES, type ChannelPreferences } from "@sofala/protocol";
import * as fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannel, updateChannel, type Channel } from "../../src/notifications/channels.ts";
import type { DeliveryOutcome } from "../../src/notifications/deliver.ts";
import type { NotificationMessage } from "../../src/notifications/message.ts";
import { NotificationWorker } from "../../src/notifications/notification-worker.ts";
import type { Database } from "../../src/store/database.ts";
import type { Client } from "../support/client.ts";
import { CORRESPONDENCE } from "../support/channels.ts";
import { endServer, ManualClock, startServer, type TestServer } from "../support/server.ts";
import { startTable, createGuests, personAt, type TestTable } from "../support/tables.ts";

const HOUR = 3_600_000;
/** With more failures a message may be dropped or a channel switched off. */
const MAX_KILLS = 3;
const MAX_FAILURES = 5;
/** Turns of the event loop; a statement takes fewer. */
const QUIET = 30;

const PREFERENCES: ChannelPreferences = {
  ...DEFAULT_CHANNEL_PREFERENCES,
  kinds: ["begin", "chat"],
};

const clock = new ManualClock();
let server: TestServer;
let people: readonly Client[];
beforeAll(async () => {
  server = await startServer(
    { canReachPrivateNetworks: true },
    { now: clock.now, tickMs: 24 * HOUR },
  );
  await server.notifications.close();
  people = await createGuests(server, "Ann", "Ben");
});
afterAll(() => endServer(server));

type Answer = DeliveryOutcome | "later";
type Step =
  | { readonly kind: "begin" | "round" }
  | { readonly kind: "say"; readonly table: number; readonly by: number }
  | { readonly kind: "wait"; readonly milliseconds: number }
  /** Kills the server in the next tick, after this many statements. */
  | { readonly kind: "kill"; readonly after: number }
  /** A receiver responds. */
  | { readonly kind: "answer"; readonly which: number; readonly delivery: DeliveryOutcome };

const failure = fc.constantFrom<DeliveryOutcome>("refused", "unreachable");
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ kind: "begin" } as const) },
  { weight: 4, arbitrary: fc.constant({ kind: "round" } as const) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("say"), table: fc.nat(9), by: fc.nat(1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait"), milliseconds: fc.nat(90_000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("kill"), after: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("answer"),
      which: fc.nat(9),
      delivery: fc.oneof(fc.constant<DeliveryOutcome>("sent"), failure),
    }),
  },
);
const answer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Answer>("sent") },
  { weight: 3, arbitrary: fc.constant<Answer>("later") },
  { weight: 1, arbitrary: failure },
);

/** A database connection that can be cut, as if the server was killed. */
class Connection {
  readonly database: Database;
  #used = 0;
  #most = Infinity;

  constructor(database: Database) {
    const query = database.query.withPlugin({
      transformQuery: ({ node }) => {
        this.#use();
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    this.database = {
      kind: database.kind,
      query,
      commit: async (unit) => {
        this.#use();
        await database.commit(unit);
      },
      backup: (path) => database.backup(path),
      close: () => database.close(),
    };
  }

  /** Allows this many more statements. */
  loseAfter(statements: number): void {
    this.#most = this.#used + statements;
  }

  /** Resolves when it has been idle for a while. */
  async quiet(): Promise<void> {
    for (let turns = 0, used = this.#used; turns < QUIET; turns++) {
      await new Promise(setImmediate);
      if (used !== this.#used) turns = 0;
      used = this.#used;
    }
  }

  #use(): void {
    if (this.#used >= this.#most) throw new Error("killed");
    this.#used++;
  }
}

/** Two people with two webhooks each, what these received, and a server. */
class Trial {
  /** `channel message table kind` of everything received. */
  readonly received = new Set<string>();
  readonly tables: TestTable[] = [];
  readonly #answers: Answer[];
  #waiting: { readonly take: (delivery: DeliveryOutcome) => void }[] = [];
  #failures = 0;
  #kills = 0;
  #killIn: number | undefined;
  #life = this.#start();

  constructor(answers: readonly Answer[]) {
    this.#answers = [...answers];
  }

  #start(): { readonly notices: NotificationWorker; readonly connection: Connection } {
    const { deps } = server.notifications;
    const connection = new Connection(deps.database);
    const { database } = connection;
    const logger = pino({ level: "silent" });
    const worker = new NotificationWorker(
      { ...deps, database, logger },
      (_deps, channel, message) => this.#deliver(channel, message),
    );
    return { notices: worker, connection };
  }

  async do(next: Step): Promise<void> {
    switch (next.kind) {
      case "begin":
        this.tables.push(await startTable(server, 2, CORRESPONDENCE, people));
        break;
      case "say": {
        const table = this.tables[next.table % this.tables.length];
        if (table !== undefined)
          await personAt(table, next.by).command(table.id, "chat", { text: "Hello" });
        break;
      }
      case "wait":
        clock.advance(next.milliseconds);
        break;
      case "kill":
        this.#killIn = next.after;
        break;
      case "answer":
        this.#waiting.splice(next.which % this.#waiting.length, 1)[0]?.take(next.delivery);
        break;
      case "round":
        await this.#round();
        break;
    }
  }

  async #round(): Promise<void> {
    const { notices: worker, connection } = this.#life;
    const isKilled = this.#killIn !== undefined && this.#kills < MAX_KILLS;
    if (isKilled) connection.loseAfter(this.#killIn ?? 0);
    this.#killIn = undefined;
    await worker.tick().catch(() => {});
    await connection.quiet();
    if (!isKilled) return;
    this.#kills++;
    connection.loseAfter(0);
    // Messages on their way arrive, but the server cannot store that it sent them.
    this.#answerAll();
    await worker.close();
    this.#life = this.#start();
  }

  /** All receivers respond, and time passes until nothing is left to send. */
  async finish(): Promise<void> {
    this.#answers.length = 0;
    for (let hours = 0; hours < 8; hours++) {
      this.#answerAll();
      await this.#life.notices.tick();
      await this.#life.notices.whenIdle();
      clock.advance(HOUR);
    }
    await this.#life.notices.close();
  }

  #answerAll(): void {
    for (const { take } of this.#waiting.splice(0)) take("sent");
  }

  async #deliver(
    { id }: Channel,
    { id: mail, lines }: NotificationMessage,
  ): Promise<DeliveryOutcome> {
    const given = this.#answers.shift() ?? "sent";
    const delivery =
      given === "later"
        ? await new Promise<DeliveryOutcome>((take) => {
            this.#waiting.push({ take });
          })
        : given;
    const fails = delivery !== "sent" && this.#failures < MAX_FAILURES;
    if (fails) {
      this.#failures++;
      return delivery;
    }
    for (const line of lines) {
      if (line.kind !== "backup") this.received.add(`${id} ${mail} ${line.table} ${line.kind}`);
    }
    return "sent";
  }
}

/** Two webhooks for the kinds begin and chat. */
async function addChannels(client: Client): Promise<readonly string[]> {
  const { deps } = server.notifications;
  const { person } = await client.get<{ person: { id: string } }>("/api/me");
  const ids: string[] = [];
  for (const host of ["one.test", "two.test"]) {
    const request = { kind: "webhook", label: host, url: `http://${host}` } as const;
    const added = await addChannel(deps, person.id, request);
    if (!added.ok) throw new Error(added.error.code);
    await updateChannel(deps, added.value.id, { preferences: PREFERENCES });
    ids.push(added.value.id);
  }
  return ids;
}

/** `channel table kind` of everything that is due to the people of these channels. */
async function kindsAt(
  tables: readonly TestTable[],
  channels: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const { query } = server.services.database;
  const ids = tables.map(({ id }) => id);
  const messages = await query
    .selectFrom("chat")
    .selectAll()
    .where("table_id", "in", ids)
    .execute();
  return channels.flatMap((own, seat) =>
    own.flatMap((channel) => [
      ...ids.map((id) => `${channel} ${id} begin`),
      ...messages
        .filter((message) => message.seat !== seat)
        .map(({ table_id: game, number }) => `${channel} ${game} chat ${number}`),
    ]),
  );
}

test("every notification is sent once through each channel, despite delays, failures and kills", async () => {
  const { query } = server.services.database;
  const property = async (steps: readonly Step[], answers: readonly Answer[]) => {
    await query.deleteFrom("channels").execute();
    clock.advance(HOUR);
    const channels = await Promise.all(people.map(addChannels));
    const trial = new Trial(answers);
    for (const each of steps) await trial.do(each);
    await trial.finish();
    const expected = await kindsAt(trial.tables, channels);
    const rows = await query.selectFrom("outbox").selectAll().execute();
    const sent = rows.filter(({ sent_at: at }) => at !== null);
    const received = sent.map(
      ({ channel, table_id: game, deduplication_key: occasion }) =>
        `${channel} ${game} ${occasion}`,
    );
    expect(received.toSorted()).toEqual(expected.toSorted());
    // Each notification is in one message, which may have arrived more than once.
    const written = sent.map(
      ({ channel, message_id: mail, table_id: game, deduplication_key: occasion }) =>
        `${channel} ${mail} ${game} ${occasion.split(" ")[0]}`,
    );
    expect([...trial.received].toSorted()).toEqual([...new Set(written)].toSorted());
  };
  const schedule = fc.array(step, { minLength: 15, maxLength: 60 });
  await fc.assert(fc.asyncProperty(schedule, fc.array(answer, { maxLength: 30 }), property), {
    numRuns: trials(25, 500),
    seed: 20,
  });
});
