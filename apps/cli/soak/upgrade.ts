/**
 * `npm run soak -- upgrade [--part PART]… [--from POINT]`: upgrades and rollbacks under load, which are killed at every
 * point, or from a point on, and then ended; databases of every earlier version; the first server in the history of this
 * repository; the tarball of a release; PostgreSQL. Parts: upgrades, failures, rollbacks, schemas, first, tarball, postgres.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import manifest from "../../../package.json" with { type: "json" };
import { startPostgres } from "../../../scripts/src/postgres-server.ts";
import { buildServer } from "../../../scripts/src/build-server.ts";
import { MIGRATIONS } from "../../server/src/store/migrations/migrations.ts";
import { playOne, startTable, type TestTable } from "../../server/test/support/tables.ts";
import { UpgradeError } from "../src/upgrade/upgrade-error.ts";
import { rollback, upgrade } from "../src/upgrade/upgrade.ts";
import { Installation, type VersionContent } from "../test/upgrade/installation.ts";
import { FIRST_SERVER, installFirstServer, playOnFirstServer } from "./upgrade/first-server.ts";
import { Load } from "./upgrade/load.ts";
import { contentOf, makeOldDatabase } from "../../server/trials/old-databases.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DRIVER = join(import.meta.dirname, "upgrade/killed-upgrade.ts");
/** Moves that are acknowledged before and after each upgrade. */
const MOVES = 30;

const { part: parts, from } = parseArgs({
  options: {
    part: { type: "string", multiple: true, default: [] },
    from: { type: "string", default: "1" },
  },
}).values;
const program = join(await buildServer(ROOT), "main.mjs");
const sources = join(ROOT, "apps/cli/src/main.ts");
const migrationsFile = join(ROOT, "apps/server/src/store/migrations/migrations.ts");

/** The version that is installed. */
const INSTALLED: VersionContent = { program };
/** The next version, with a migration after which the installed one cannot use the database. */
const WITH_MIGRATION: VersionContent = {
  program: sources,
  preamble: `
    const { MIGRATIONS } = await import(${JSON.stringify(migrationsFile)});
    const up = ({ schema }) => schema.alterTable("entries").addColumn("weather", "text").execute();
    MIGRATIONS.push({ number: MIGRATIONS.length + 1, name: "weather", up });`,
};
/** The same, but the server soon answers that it is not ready. */
const UNHEALTHY: VersionContent = {
  ...WITH_MIGRATION,
  preamble: `${WITH_MIGRATION.preamble}
    if (process.argv[2] === "serve") {
      const { Server, ServerResponse } = await import("node:http");
      let answers = 0;
      const { emit } = Server.prototype;
      Server.prototype.emit = function (name, request, response, ...rest) {
        if (name === "request" && request.url === "/healthz" && ++answers > 2) {
          response.writeHead(503, { "content-type": "application/json" }).end('{"code":"server/busy"}');
          return true;
        }
        return emit.call(this, name, request, response, ...rest);
      };
    }`,
};

const figures = { kills: 0, upgrades: 0, moves: 0, games: 0 };
const began = performance.now();
const all = { upgrades, failures, rollbacks, schemas, first, tarball, postgres };
for (const [name, part] of Object.entries(all)) {
  if (parts.length > 0 && !parts.includes(name)) continue;
  console.log(`${name}:`);
  await part();
}
const seconds = Math.round((performance.now() - began) / 1000);
console.log(
  `${figures.upgrades} upgrades and rollbacks, ${figures.kills} of them killed and ended afterwards; ${figures.moves} acknowledged moves and ${figures.games} games of earlier servers, none lost; ${seconds} s`,
);

function check(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** Upgrades that succeed, killed at every point. */
async function upgrades(): Promise<void> {
  await killedAtEveryPoint("an upgrade", async (installation, _load, run) => {
    const file = installation.archive("1.1.0", INSTALLED);
    if (await run("upgrade", file)) {
      await run("resume");
      // What was killed before the server was started is undone.
      if (installation.version === "1.0.0") await run("upgrade", file);
    }
    check(installation.version === "1.1.0", "the new version is not installed");
  });
}

/** Upgrades that go back by themselves, with the database from before, killed at every point. */
async function failures(): Promise<void> {
  await killedAtEveryPoint("an upgrade that fails", async (installation, _load, run) => {
    if (await run("upgrade", installation.archive("1.1.0", UNHEALTHY))) await run("resume");
    check(installation.version === "1.0.0", "the version before is not back");
  });
}

/** Rollbacks with the database from before and the moves made since, killed at every point. */
async function rollbacks(): Promise<void> {
  await killedAtEveryPoint("a rollback", async (installation, load, run, startKilling) => {
    await run("upgrade", installation.archive("1.1.0", WITH_MIGRATION));
    check(installation.version === "1.1.0", "the new version is not installed");
    await load.moves(MOVES);
    startKilling();
    if (await run("rollback")) await run("resume");
    check(installation.version === "1.0.0", "the version before is not back");
  });
}

/** Runs a command; true if it was killed. */
type Run = (command: string, file?: string) => Promise<boolean>;

async function killedAtEveryPoint(
  name: string,
  work: (
    installation: Installation,
    load: Load,
    run: Run,
    startKilling: () => void,
  ) => Promise<void>,
): Promise<void> {
  for (let point = Number(from), wasKilled = true; wasKilled; point++) {
    wasKilled = false;
    let isKilling = name !== "a rollback";
    const installation = await Installation.create();
    try {
      installation.install("1.0.0", INSTALLED);
      await installation.start();
      const load = await Load.start(installation);
      await load.moves(MOVES);
      const run: Run = async (command, file = "") => {
        const at = isKilling && !wasKilled ? point : 0;
        figures.upgrades++;
        const output = await runDriver(installation, command, at, file);
        const [killed] = /^killed at .*$/mu.exec(output) ?? [];
        if (killed === undefined) return false;
        console.log(`  ${name}, ${killed}`);
        wasKilled = true;
        figures.kills++;
        return true;
      };
      await work(installation, load, run, () => (isKilling = true));
      await load.moves(MOVES);
      await load.stop();
      const missing = await load.missingIn(installation.database);
      check(missing.length === 0, `lost: ${JSON.stringify(missing)}`);
      figures.moves += load.acknowledged.length;
      await verifyAll(installation);
      check(installation.log === "", installation.log);
    } finally {
      await installation.remove();
    }
  }
}

async function runDriver(
  { options }: Installation,
  command: string,
  point: number,
  file: string,
): Promise<string> {
  const args = [DRIVER, command, JSON.stringify(options), String(point), file];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code, signal] = (await once(child, "close")) as [number | null, string | null];
  check(signal === "SIGKILL" || (code ?? 70) < 2, `${command} ended with ${code}: ${output}`);
  return output;
}

/** The installed program replays all games. */
async function verifyAll({ link, database }: Installation): Promise<void> {
  const args = ["admin", "tables", "verify", "--all", "--database", database];
  execFileSync(join(link, "sofala"), args, { stdio: ["ignore", "ignore", "inherit"] });
}

/** A database of every earlier version, with games in progress, in upgrades that fail and then succeed. */
async function schemas(): Promise<void> {
  const origin = await Installation.create();
  origin.install("1.0.0", INSTALLED);
  await origin.start();
  const games = [
    await startTable(origin, 2, { game: "zimbabwe" }),
    await startTable(origin, 4, { game: "mediterranean" }),
    await startTable(origin, 2, { game: "tsoro" }),
  ];
  for (const table of games) for (let n = 0; n < MOVES / 2; n++) await playIfRunning(table);
  await origin.stop();
  try {
    for (let version = 0; version < MIGRATIONS.length; version++) {
      const installation = await Installation.create();
      try {
        await upgradeOldDatabase(installation, version, origin.database, games);
      } finally {
        await installation.remove();
      }
    }
  } finally {
    await origin.remove();
  }
}

async function upgradeOldDatabase(
  installation: Installation,
  version: number,
  origin: string,
  games: readonly TestTable[],
): Promise<void> {
  const { database, url } = installation;
  await makeOldDatabase(origin, database, version);
  // A server that does not touch the database, and a program without digests, as the old ones.
  installation.install("0.9.0", {
    program: "node:process",
    preamble: `
      if (process.argv[2] !== "serve") { console.error("There is no command"); process.exit(2); }
      const { createServer } = await import("node:http");
      createServer((_, response) => response.end('{"status":"ok"}')).listen(process.env.PORT, "127.0.0.1");
      process.on("SIGTERM", () => process.exit());`,
  });
  const before = contentOf(database);
  const site = await installation.site();
  check(!(await upgrade(site, installation.archive("1.1.0", UNHEALTHY))), "it should go back");
  check(contentOf(database) === before, `the database of version ${version} is another one`);
  check(await upgrade(site, installation.archive("1.2.0", INSTALLED)), "it should be upgraded");
  const isPlayed = version >= 2;
  if (isPlayed) {
    for (const { id, people } of games) {
      const table = { id, people: people.map((each) => Object.assign(each, { url })) };
      await playIfRunning(table);
      figures.games++;
    }
  }
  await verifyAll(installation);
  figures.upgrades += 2;
  console.log(
    `  version ${version}: back unchanged, then upgraded${isPlayed ? " and played on" : ""}`,
  );
}

async function playIfRunning(table: TestTable): Promise<void> {
  const info = await table.people[0]?.info(table.id);
  if (info?.status === "running") await playOne(table);
}

/** The first server in the history, in a checkout in the place of the link. */
async function first(): Promise<void> {
  const installation = await Installation.create();
  try {
    installFirstServer(ROOT, installation.link);
    await installation.start();
    const games = await playOnFirstServer(installation.url, MOVES);
    const site = await installation.site();
    check(await upgrade(site, installation.archive("1.1.0", INSTALLED)), "it should be upgraded");
    for (const table of games) {
      const info = await table.people[0]?.info(table.id);
      check(info?.entryCount === MOVES, `${info?.entryCount} entries instead of ${MOVES}`);
      await playOne(table);
      figures.games++;
    }
    await verifyAll(installation);
    const backup = `${installation.database}-before-1.1.0`;
    const content = contentOf(backup);
    await rollback(site);
    check(contentOf(backup) === content, "the copy was changed");
    const tables = new DatabaseSync(installation.database);
    const rows = tables.prepare("select count(*) as count from entries").get();
    tables.close();
    check(rows?.["count"] === games.length * MOVES, "the first server lacks entries");
    figures.upgrades += 2;
    console.log(`  ${FIRST_SERVER}: upgraded, played on, and back`);
  } finally {
    await installation.remove();
  }
}

/** A release as people download it, and the command in it. */
async function tarball(): Promise<void> {
  execFileSync("npm", ["run", "-s", "release", "--", "linux-x64"], { cwd: ROOT });
  const { version } = manifest;
  const name = `sofala-${version}-linux-x64.tar.gz`;
  const installation = await Installation.create();
  const later = mkdtempSync(join(tmpdir(), "sofala-later-"));
  try {
    const { folder, link, options, database } = installation;
    // The next release is the same with another number.
    execFileSync("tar", ["-xzf", join(ROOT, "release", name), "-C", later]);
    renameSync(join(later, `sofala-${version}`), join(later, "sofala-99.0.0"));
    const next = join(later, "sofala-99.0.0-linux-x64.tar.gz");
    execFileSync("tar", ["-C", later, "-czf", next, "sofala-99.0.0"]);
    execFileSync("tar", ["-xzf", join(ROOT, "release", name), "-C", folder]);
    execFileSync("ln", ["-s", `sofala-${version}`, link]);
    await installation.start();
    const load = await Load.start(installation);
    await load.moves(MOVES);
    const { settings, stop, start } = options;
    const common = ["--settings", settings, "--stop", stop, "--start", start, "--watch", "15"];
    for (const args of [["upgrade", next], ["rollback"]]) {
      // Not synchronously, because the players would wait.
      const child = spawn(join(link, "sofala"), [...args, ...common], { stdio: "inherit" });
      const [code] = (await once(child, "close")) as [number | null];
      check(code === 0, `${args[0]} ended with ${code}`);
      await load.moves(MOVES);
      figures.upgrades++;
    }
    check(installation.version === version, "the version before is not back");
    await load.stop();
    check((await load.missingIn(database)).length === 0, "moves were lost");
    figures.moves += load.acknowledged.length;
    await verifyAll(installation);
  } finally {
    await installation.remove();
    rmSync(later, { recursive: true });
  }
}

/** A server of a site on PostgreSQL: only migrations that the version before can use are accepted. */
async function postgres(): Promise<void> {
  const server = await startPostgres();
  if ("missing" in server) throw new Error(server.missing);
  const installation = await Installation.create(server.url);
  try {
    installation.install("1.0.0", INSTALLED);
    await installation.start();
    const load = await Load.start(installation);
    await load.moves(MOVES);
    const site = await installation.site();
    const refused = await upgrade(site, installation.archive("1.1.0", WITH_MIGRATION)).then(
      () => false,
      (error: unknown) => error instanceof UpgradeError && error.message.includes("stop all"),
    );
    check(refused, "a version that needs all servers to stop was not refused");
    check(await upgrade(site, installation.archive("1.2.0", INSTALLED)), "it should be upgraded");
    await load.moves(MOVES);
    await rollback(site);
    check(installation.version === "1.0.0", "the version before is not back");
    await load.moves(MOVES);
    await load.stop();
    check((await load.missingIn(server.url)).length === 0, "moves were lost");
    figures.moves += load.acknowledged.length;
    figures.upgrades += 2;
    await verifyAll(installation);
  } finally {
    await installation.remove();
    await server.stop();
  }
}
