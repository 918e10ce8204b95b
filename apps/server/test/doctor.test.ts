import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { connect, createServer as createTcpServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupName, markVerified } from "../src/backups/backup-list.ts";
import { FolderStorage } from "../src/backups/folder-storage.ts";
import { readConfig } from "../src/config.ts";
import { examine, type Finding } from "../src/doctor/doctor.ts";
import { freePort } from "../../../scripts/src/free-port.ts";
import { createLogger } from "../src/logger.ts";
import { serve } from "../src/serve.ts";
import { MailServer } from "./support/mail-server.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sofala-doctor-"));
});
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true });
});

/** The findings as `status subject: sentence`. */
async function findings(env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const config = readConfig({ DATABASE_URL: join(folder, "sofala.sqlite"), ...env }, folder);
  if (!config.ok) throw new Error(config.error);
  const found: Finding[] = [];
  const pushServices = [{ host: "127.0.0.1", port: 9 }];
  const examination = { config: config.value, hasSite: true, pushServices };
  for await (const finding of examine(examination)) found.push(finding);
  return found.map(({ status, subject, sentence }) => `${status} ${subject}: ${sentence}`);
}

/** A proxy on this machine that adds the client's address, and forwards sockets. */
async function startProxy(port: number): Promise<number> {
  const proxy: Server = createServer((received, reply) => {
    const headers = { ...received.headers, "x-forwarded-for": "198.51.100.7" };
    const options = { port, host: "127.0.0.1", path: received.url, headers };
    request(options, (answer) => {
      reply.writeHead(answer.statusCode ?? 500);
      answer.pipe(reply);
    })
      .on("error", () => reply.writeHead(502).end())
      .end();
  });
  proxy.on("upgrade", ({ url, headers }, client) => {
    const server = connect(port, "127.0.0.1", () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      server.write(`GET ${url} HTTP/1.1\r\n${lines.join("")}\r\n`);
      server.pipe(client);
    });
    server.on("error", () => client.destroy());
    client.on("error", () => server.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  closing.push(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return (proxy.address() as AddressInfo).port;
}

test("a new server behind a proxy is ready", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${await startProxy(port)}`;
  const mail = await MailServer.open();
  closing.push(() => mail.close());
  const found = await findings({
    PORT: String(port),
    PUBLIC_URL: url,
    TRUST_PROXY: "1",
    SMTP_URL: mail.url,
    MAIL_FROM: "games@example.org",
  });
  expect(found.filter((each) => !/^(?:ok|note) /u.test(each))).toEqual([]);
  expect(found).toContain(`ok Port: Port ${port} at 127.0.0.1 is free.`);
  expect(found).toContain(
    `ok Proxy: Requests and sockets to ${url} arrive with the right headers.`,
  );
  expect(found).toContain("ok Mail: The mail server accepts mail from games@example.org.");
  expect(mail.mails).toEqual([]);
  expect(found.join("\n")).toMatch(/^note Database: There is no database at .* yet/mu);
});

test("a running server is recognized, also through the proxy", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${await startProxy(port)}`;
  const env = { PORT: String(port), PUBLIC_URL: url, TRUST_PROXY: "1" };
  const config = readConfig({ DATABASE_URL: join(folder, "sofala.sqlite"), ...env }, folder);
  if (!config.ok) throw new Error(config.error);
  const server = await serve(config.value, { logger: createLogger("silent") });
  closing.push(() => server.close());
  const found = await findings(env);
  expect(found).toContain(`ok Port: A Sofala server is running at port ${port}.`);
  expect(found).toContain("ok Database: The database can be read completely.");
  expect(found).toContain(`ok Proxy: ${url} leads to a Sofala server.`);
  expect(found.filter((each) => each.startsWith("problem"))).toEqual([]);
});

test("every problem is named with what to do", async () => {
  const other = createTcpServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  closing.push(() => void other.close());
  const { port } = other.address() as AddressInfo;
  await writeFile(join(folder, "sofala.sqlite"), "not a database");
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const found = await findings({
    PORT: String(port),
    PUBLIC_URL: nowhere,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: "games@example.org",
  });
  const problems = found.filter((each) => each.startsWith("problem"));
  expect(
    problems.map((each) => each.replace(/^problem (?<subject>\w+): .*$/u, "$<subject>")),
  ).toEqual(["Port", "Database", "Mail", "Proxy"]);
  expect(problems[0]).toContain("set PORT to another one");
  expect(problems[2]).toContain("check SMTP_URL");
  expect(problems[3]).toContain(`${nowhere} cannot be reached`);
});

test("push services are tried only for a site with https", async () => {
  const [plain, secure] = await Promise.all([
    findings({ PUBLIC_URL: "http://play.invalid" }),
    findings({ PUBLIC_URL: "https://play.invalid" }),
  ]);
  expect(plain.join("\n")).toContain("note Push: Push notifications need PUBLIC_URL with https");
  expect(secure.join("\n")).toContain("warning Push: This machine cannot reach 127.0.0.1");
});

test("backups are looked for, and their place is judged", async () => {
  const place = join(folder, "backups");
  const ofBackups = async (env: NodeJS.ProcessEnv = {}) =>
    (await findings(env)).filter((each) => each.includes(" Backups: "));
  expect(await ofBackups({ BACKUP_TO: "off" })).toEqual([
    "warning Backups: The server makes no backups: set BACKUP_TO to a folder or s3://….",
  ]);
  expect(await ofBackups()).toEqual([
    `note Backups: There is no backup in ${place} yet; the server makes one a minute after its start.`,
  ]);
  const storage = new FolderStorage(place);
  const makeAt = async (time: number) => {
    await storage.write(backupName(time, false), []);
    await markVerified(storage, backupName(time, false), {});
  };
  await makeAt(Date.now() - 3 * 86_400_000);
  const isOnSameDisk =
    "note Backups: They are on the same disk as the database: set BACKUP_TO to another place.";
  expect(await ofBackups()).toEqual([
    expect.stringMatching(/^warning Backups: The newest backup .* is more than two days old/u),
    isOnSameDisk,
  ]);
  await makeAt(Date.now());
  expect(await ofBackups()).toEqual([
    `ok Backups: The newest backup in ${place} is less than two days old.`,
    isOnSameDisk,
  ]);
  await writeFile(join(folder, "file"), "");
  expect(await ofBackups({ BACKUP_TO: join(folder, "file") })).toEqual([
    expect.stringMatching(/^problem Backups: .* cannot be read \(.*\): check BACKUP_TO\.$/u),
  ]);
});
