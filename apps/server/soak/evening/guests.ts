/**
 * The guests of an evening in their own process: they start when they receive the server's address, and count what they
 * see.
 */
import { dice } from "@sofala/engine";
import { Client } from "../../test/support/client.ts";
import { Evening } from "./figures.ts";
import { Guest } from "./guest.ts";

export interface EveningOptions {
  readonly url: string;
  readonly people: number;
  readonly tables: number;
  readonly seed: string;
}

/** Every third table plays the Mediterranean; tables of Zimbabwe have two, three and four seats by turns. */
const KINDS = [
  { game: "zimbabwe", seats: 2 },
  { game: "zimbabwe", seats: 3 },
  { game: "mediterranean", seats: 4 },
  { game: "zimbabwe", seats: 4 },
  { game: "zimbabwe", seats: 2 },
  { game: "mediterranean", seats: 4 },
] as const;
/** Milliseconds for which a spectator stays at one table. */
const STAY_MS = 30_000;

const figures = new Evening();

process.on("message", (order: EveningOptions | "figures") => {
  if (order === "figures") process.send?.(figures.takeFigures());
  else void startGuests(order).then(() => process.send?.("all are there"));
});
process.on("disconnect", () => process.exit());

async function startGuests({ url, people, tables, seed }: EveningOptions): Promise<void> {
  const ids: string[] = [];
  let seated = 0;
  for (let n = 0; n < tables; n++) {
    const { game, seats } = KINDS[n % KINDS.length] ?? KINDS[0];
    const company = await Promise.all(
      Array.from({ length: seats }, (_, seat) => Client.guest(url, `${seed} ${n} ${seat}`)),
    );
    seated += seats;
    ids.push(await startTable(company, game));
    void playGames(company, n, ids, seed);
  }
  for (let n = seated; n < people; n++) {
    const spectator = await Client.guest(url, `${seed} spectator ${n}`);
    void watch(spectator, ids, dice(`${seed} spectator ${n}`));
  }
}

/** A table with all its people, where the game has started. */
async function startTable([owner, ...others]: readonly Client[], game: string): Promise<string> {
  if (owner === undefined) throw new Error("nobody came");
  const pace = { kind: "live", per: "turn", seconds: 600, bank: 600 };
  const seats = [{ kind: "me" }, ...others.map(() => ({ kind: "open" }))];
  const { id } = await owner.createTable({ game, seats, pace, visibility: "public" });
  for (const each of others) await each.command(id, "join", {});
  await owner.command(id, "start", {});
  return id;
}

/** The same people play one game after another. */
async function playGames(
  company: readonly Client[],
  table: number,
  ids: string[],
  seed: string,
): Promise<void> {
  const [owner] = company;
  if (owner === undefined) throw new Error("nobody came");
  for (let round = 0; ; round++) {
    const id = ids[table] ?? "";
    const guests = company.map(({ url, cookie = "" }, seat) => {
      const chance = dice(`${seed} ${table} ${seat} ${round}`);
      return new Guest({ url, cookie, table: id, isSeated: true }, chance, figures);
    });
    await Promise.all(guests.map(({ over }) => over));
    for (const guest of guests) guest.leave();
    figures.games += 1;
    const { tableId: next = "" } = await owner.command(id, "rematch", {});
    await owner.command(next, "start", {});
    ids[table] = next;
  }
}

/** Watches one table after another. */
async function watch(
  { url, cookie = "" }: Client,
  ids: readonly string[],
  chance: ReturnType<typeof dice>,
): Promise<void> {
  for (;;) {
    const table = ids[chance.below(ids.length)] ?? "";
    const guest = new Guest({ url, cookie, table, isSeated: false }, chance, figures);
    await new Promise((resolve) => setTimeout(resolve, STAY_MS / 2 + chance.below(STAY_MS)));
    guest.leave();
    await guest.over;
  }
}
