import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fail, ok, type Result } from "@sofala/engine";
import type { MailConfig } from "./mail/mailer.ts";
import { isPostgresUrl } from "./store/database.ts";

/** What an operator may set, by environment. */
export interface Config {
  readonly host: string;
  /** Undefined: the first free one from 8080 on. */
  readonly port: number | undefined;
  /** A file of SQLite, or `postgres://…`. */
  readonly database: string;
  /** How several servers on one database tell each other what happens; undefined: there is one. */
  readonly bus: string | undefined;
  readonly origins: readonly string[];
  /** Where people find the server in a browser; undefined: where it listens. */
  readonly publicUrl: string | undefined;
  /** Undefined: no mail is sent. */
  readonly mail: MailConfig | undefined;
  /** May what people ask to be told go to addresses of private networks, and without TLS? */
  readonly allowPrivateWebhooks: boolean;
  /** How many proxies are in front of the server, or their addresses and networks. */
  readonly trustProxy: number | readonly string[];
  readonly requestsPerMinute: number;
  readonly logLevel: string;
  /** Who may read the metrics: programs of this machine, everybody, or nobody. */
  readonly metrics: (typeof METRICS_ACCESS)[number];
  readonly botThreads: number;
  readonly botMilliseconds: number;
  readonly botPauseFactor: number;
  /** Sentences about settings that should be changed; they are logged at the start. */
  readonly warnings: readonly string[];
}

interface Setting {
  readonly name: string;
  readonly defaultValue: string;
  readonly description: string;
}

/** Every setting with its usual value; the table in docs/hosting.md is this one. */
export const SETTINGS = [
  {
    name: "HOST",
    defaultValue: "127.0.0.1",
    description: "the address to listen at; 0.0.0.0 for all",
  },
  {
    name: "PORT",
    defaultValue: "",
    description: "the port; left out, the first free one from 8080 on",
  },
  {
    name: "DATABASE_URL",
    defaultValue: "data/sofala.sqlite",
    description: "a file of SQLite, or postgres://…",
  },
  {
    name: "BUS_URL",
    defaultValue: "",
    description: "redis://… or nats://… between many servers; left out, PostgreSQL itself",
  },
  {
    name: "PUBLIC_URL",
    defaultValue: "",
    description: "the address in browsers, where a proxy changes it",
  },
  {
    name: "SMTP_URL",
    defaultValue: "",
    description: "the mail server, smtp://user:password@host:port; left out, no mail is sent",
  },
  {
    name: "MAIL_FROM",
    defaultValue: "",
    description: "in whose name mail is sent: Sofala <games@example.org>",
  },
  {
    name: "WEBHOOK_PRIVATE",
    defaultValue: "no",
    description: "yes: webhooks may lead to private networks and plain http",
  },
  {
    name: "TRUST_PROXY",
    defaultValue: "no",
    description:
      "how many proxies are in front, or their addresses and networks, with commas between them",
  },
  {
    name: "RATE_LIMIT",
    defaultValue: "600",
    description: "requests a minute from one address; 0: no limit, and no daily quotas either",
  },
  {
    name: "LOG_LEVEL",
    defaultValue: "info",
    description: "trace, debug, info, warn, error or silent",
  },
  {
    name: "METRICS",
    defaultValue: "loopback",
    description: "who may read /metrics: loopback, all or off",
  },
  {
    name: "BOT_THREADS",
    defaultValue: "",
    description: "bots that think at once, at all tables together; left out, cores less one",
  },
  {
    name: "BOT_MS",
    defaultValue: "2000",
    description: "milliseconds that a bot may think about a move; less while others wait",
  },
  {
    name: "BOT_PACE",
    defaultValue: "1",
    description: "how long bots pause so that people can follow; 0: never",
  },
] as const satisfies readonly Setting[];

type SettingName = (typeof SETTINGS)[number]["name"];

const MAX_PROXIES = 10;
const TRUST_PROXY_WARNING =
  "TRUST_PROXY=yes is taken for 1, one proxy: give the number of proxies or their addresses instead.";
const METRICS_ACCESS = ["loopback", "all", "off"] as const;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"];

/** The settings, or a sentence on the one that cannot be; a file is looked for from this folder on. */
export function readConfig(env: NodeJS.ProcessEnv, folder = "."): Result<Config, string> {
  const values = Object.fromEntries(
    SETTINGS.map(({ name, defaultValue }) => [
      name,
      env[name] === "" ? defaultValue : (env[name] ?? defaultValue),
    ]),
  ) as { readonly [N in SettingName]: string };
  const numbers = {
    PORT: parseWholeNumber(values, "PORT", 0, 65_535),
    RATE_LIMIT: parseWholeNumber(values, "RATE_LIMIT", 0, 1_000_000),
    BOT_THREADS: parseWholeNumber(values, "BOT_THREADS", 1, 64),
    BOT_MS: parseWholeNumber(values, "BOT_MS", 10, 600_000),
  };
  const wrong = Object.values(numbers).find((number) => typeof number === "string");
  if (typeof wrong === "string") return fail(wrong);
  const { PORT, RATE_LIMIT, BOT_THREADS, BOT_MS } = numbers as Record<string, number | undefined>;
  const botPauseFactor = Number(values.BOT_PACE);
  if (!(botPauseFactor >= 0 && botPauseFactor <= 10)) {
    return fail(`BOT_PACE is a number from 0 to 10, not "${values.BOT_PACE}".`);
  }
  const trustProxy = parseTrustedProxies(values.TRUST_PROXY);
  if (trustProxy === undefined) {
    return fail(
      `TRUST_PROXY is no, a number of proxies from 1 to ${MAX_PROXIES}, or their addresses and networks, not "${values.TRUST_PROXY}".`,
    );
  }
  if (!["yes", "no"].includes(values.WEBHOOK_PRIVATE)) {
    return fail(`WEBHOOK_PRIVATE is yes or no, not "${values.WEBHOOK_PRIVATE}".`);
  }
  if (!LOG_LEVELS.includes(values.LOG_LEVEL)) {
    return fail(`LOG_LEVEL is one of ${LOG_LEVELS.join(", ")}, not "${values.LOG_LEVEL}".`);
  }
  const metrics = METRICS_ACCESS.find((each) => each === values.METRICS);
  if (metrics === undefined) {
    return fail(`METRICS is one of ${METRICS_ACCESS.join(", ")}, not "${values.METRICS}".`);
  }
  if (values.PUBLIC_URL !== "" && !URL.canParse(values.PUBLIC_URL)) {
    return fail(`PUBLIC_URL is an address, not "${values.PUBLIC_URL}".`);
  }
  const bus = parseBusUrl(values);
  if (!bus.ok) return bus;
  const mail = parseMailConfig(values);
  if (typeof mail === "string") return fail(mail);
  return ok({
    host: values.HOST,
    port: PORT,
    database: resolveDatabase(values.DATABASE_URL, folder),
    bus: bus.value,
    origins: values.PUBLIC_URL === "" ? [] : [new URL(values.PUBLIC_URL).origin],
    publicUrl: values.PUBLIC_URL === "" ? undefined : new URL(values.PUBLIC_URL).origin,
    mail,
    allowPrivateWebhooks: values.WEBHOOK_PRIVATE === "yes",
    trustProxy,
    requestsPerMinute: RATE_LIMIT ?? 0,
    logLevel: values.LOG_LEVEL,
    metrics,
    botThreads: BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    botMilliseconds: BOT_MS ?? 2000,
    botPauseFactor,
    warnings: values.TRUST_PROXY === "yes" ? [TRUST_PROXY_WARNING] : [],
  });
}

/** A number of proxies, or their addresses and networks; nothing where it is neither. */
function parseTrustedProxies(text: string): number | readonly string[] | undefined {
  if (text === "no") return 0;
  if (text === "yes") return 1;
  if (/^\d+$/u.test(text)) {
    return Number(text) >= 1 && Number(text) <= MAX_PROXIES ? Number(text) : undefined;
  }
  const places = text.split(",").map((place) => place.trim());
  return places.every(isAddressOrNetwork) ? places : undefined;
}

/** Is it `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32` or the like? */
function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Where a database is: an address as it stands, a file from a folder on. */
export const resolveDatabase = (where: string, folder: string): string =>
  where.includes("://") ? where : resolve(folder, where);

/** Where servers on one database meet, nothing where there can be only one, or a sentence on what is wrong. */
function parseBusUrl({
  BUS_URL: url,
  DATABASE_URL: database,
}: {
  readonly [N in SettingName]: string;
}): Result<string | undefined, string> {
  const isShared = isPostgresUrl(database);
  if (url === "") return ok(isShared ? database : undefined);
  if (!/^(?:rediss?|nats|postgres(?:ql)?):\/\/./u.test(url) || !URL.canParse(url)) {
    // A password may stand in it.
    return fail(
      "BUS_URL is an address that begins with redis://, rediss://, nats:// or postgres://.",
    );
  }
  if (isShared) return ok(url);
  return fail(
    "BUS_URL is for several servers on one PostgreSQL: DATABASE_URL is a file of SQLite.",
  );
}

/** How mail is sent, nothing where it is not, or a sentence on what is wrong. */
function parseMailConfig({
  SMTP_URL: url,
  MAIL_FROM: from,
}: {
  readonly [N in SettingName]: string;
}): MailConfig | string | undefined {
  if (url === "") return undefined;
  if (!/^smtps?:\/\/./u.test(url) || !URL.canParse(url)) {
    return `SMTP_URL is the address of a mail server, smtp://… or smtps://…, not "${url}".`;
  }
  if (!/^[^@]+@[^@]+$/u.test(from)) {
    return `MAIL_FROM is an e-mail address where SMTP_URL is set, not "${from}".`;
  }
  return { url, from };
}

/** The number, nothing where it is left out, or a sentence on what is wrong with it. */
function parseWholeNumber(
  values: { readonly [N in SettingName]: string },
  name: SettingName,
  least: number,
  most: number,
): number | string | undefined {
  const text = values[name];
  if (text === "") return undefined;
  const number = /^\d+$/u.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  return `${name} is a whole number from ${least} to ${most}, not "${text}".`;
}
