import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { fail, ok, type Result } from "@sofala/engine";
import { parseBackupConfig, type BackupConfig } from "./backup-config.ts";
import type { MailConfig } from "./mail/mailer.ts";
import { isPostgresUrl } from "./store/database.ts";

/** The settings of a server, read from environment variables. */
export interface Config {
  readonly host: string;
  /** Undefined: the first free port from 8080. */
  readonly port: number | undefined;
  /** Path of an SQLite file, or `postgres://…`. */
  readonly database: string;
  /** URL of the bus between several servers on one database; undefined: there is one server. */
  readonly bus: string | undefined;
  readonly origins: readonly string[];
  /** The origin in browsers; undefined: where the server listens. */
  readonly publicUrl: string | undefined;
  /** Undefined: no mail is sent. */
  readonly mail: MailConfig | undefined;
  /** True if webhooks and push endpoints may be in private networks, and without TLS. */
  readonly canReachPrivateNetworks: boolean;
  /** The number of proxies in front of the server, or their addresses and networks. */
  readonly trustProxy: number | readonly string[];
  readonly requestsPerMinute: number;
  readonly logLevel: string;
  /** Who may read the metrics: programs of this machine, everybody, or nobody. */
  readonly metrics: (typeof METRICS_ACCESS)[number];
  readonly botThreads: number;
  readonly botMilliseconds: number;
  /** The pauses of bots are multiplied by this. */
  readonly botPauseFactor: number;
  /** True if visitors may watch games of the server's bots. */
  readonly hasExhibitions: boolean;
  /** Undefined: the server makes no backups. */
  readonly backups: BackupConfig | undefined;
  /** Sentences about settings that should be changed; logged at the start. */
  readonly warnings: readonly string[];
}

interface Setting {
  readonly name: string;
  readonly defaultValue: string;
  readonly description: string;
}

/** All settings with their default values; docs/hosting.md has the same table. */
export const SETTINGS = [
  {
    name: "HOST",
    defaultValue: "127.0.0.1",
    description: "the address to listen on; 0.0.0.0 for all",
  },
  {
    name: "PORT",
    defaultValue: "",
    description: "the port; if not set, the first free one from 8080",
  },
  {
    name: "DATABASE_URL",
    defaultValue: "data/sofala.sqlite",
    description: "an SQLite file, or postgres://…",
  },
  {
    name: "BUS_URL",
    defaultValue: "",
    description:
      "the bus between several servers: redis://… or nats://…; if not set, PostgreSQL itself",
  },
  {
    name: "PUBLIC_URL",
    defaultValue: "",
    description: "the address in browsers, if a proxy changes it",
  },
  {
    name: "SMTP_URL",
    defaultValue: "",
    description: "the mail server, smtp://user:password@host:port; if not set, no mail is sent",
  },
  {
    name: "MAIL_FROM",
    defaultValue: "",
    description: "the sender of mail: Sofala <games@example.org>",
  },
  {
    name: "WEBHOOK_ALLOW_PRIVATE",
    defaultValue: "no",
    description: "yes: webhooks may go to private networks and plain http",
  },
  {
    name: "TRUST_PROXY",
    defaultValue: "no",
    description:
      "the number of proxies in front, or their addresses and networks, separated by commas",
  },
  {
    name: "RATE_LIMIT",
    defaultValue: "600",
    description: "requests per minute from one address; 0: no limit, and no daily quotas either",
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
    description:
      "bots that think at the same time, at all tables together; if not set, one fewer than there are cores",
  },
  {
    name: "BOT_MS",
    defaultValue: "2000",
    description: "milliseconds that a bot may think about a move; less if other bots are waiting",
  },
  {
    name: "BOT_PAUSE_FACTOR",
    defaultValue: "1",
    description: "multiplies the pauses of bots, which let people follow; 0: no pauses",
  },
  {
    name: "EXHIBITION",
    defaultValue: "yes",
    description:
      "yes: where nobody is playing, visitors may watch a game between bots, which continues only while somebody watches",
  },
  {
    name: "BACKUP_TO",
    defaultValue: "",
    description:
      "where daily backups go: a folder, s3://BUCKET/FOLDER, or off; if not set, `backups` beside an SQLite file, and nowhere with PostgreSQL",
  },
  {
    name: "BACKUP_HOUR",
    defaultValue: "3",
    description: "the hour of the daily backup, 0 to 23, in UTC",
  },
  {
    name: "BACKUP_KEY",
    defaultValue: "",
    description:
      "encrypts backups with this text of at least 16 characters; without it, they cannot be restored",
  },
  {
    name: "BACKUP_KEY_FILE",
    defaultValue: "",
    description: "a file with the key, instead of BACKUP_KEY",
  },
  {
    name: "BACKUP_S3_ENDPOINT",
    defaultValue: "",
    description: "the address of the S3 storage, https://HOST; if not set, Amazon's in the region",
  },
  {
    name: "BACKUP_S3_REGION",
    defaultValue: "us-east-1",
    description: "the region of the S3 storage",
  },
  {
    name: "BACKUP_S3_KEY_ID",
    defaultValue: "",
    description: "the access key of the S3 storage",
  },
  {
    name: "BACKUP_S3_SECRET",
    defaultValue: "",
    description: "the secret of the access key",
  },
] as const satisfies readonly Setting[];

type SettingName = (typeof SETTINGS)[number]["name"];

/** Former names of settings, which are still accepted. */
const OLD_NAMES: { readonly [Name in SettingName]?: string } = {
  WEBHOOK_ALLOW_PRIVATE: "WEBHOOK_PRIVATE",
  BOT_PAUSE_FACTOR: "BOT_PACE",
};

const MAX_PROXIES = 10;
const TRUST_PROXY_WARNING =
  "TRUST_PROXY=yes is read as 1, one proxy: set the number of proxies or their addresses instead.";
const METRICS_ACCESS = ["loopback", "all", "off"] as const;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"];

/** The settings, or a sentence on the first invalid one. A relative database path is resolved against `folder`. */
export function readConfig(env: NodeJS.ProcessEnv, folder = "."): Result<Config, string> {
  const values = Object.fromEntries(
    SETTINGS.map(({ name, defaultValue }) => [
      name,
      readVariable(env, name) ?? readVariable(env, OLD_NAMES[name]) ?? defaultValue,
    ]),
  ) as { readonly [N in SettingName]: string };
  const numbers = {
    PORT: parseWholeNumber(values, "PORT", 0, 65_535),
    RATE_LIMIT: parseWholeNumber(values, "RATE_LIMIT", 0, 1_000_000),
    BOT_THREADS: parseWholeNumber(values, "BOT_THREADS", 1, 64),
    BOT_MS: parseWholeNumber(values, "BOT_MS", 10, 600_000),
  };
  const invalid = Object.values(numbers).find((number) => typeof number === "string");
  if (typeof invalid === "string") return fail(invalid);
  const { PORT, RATE_LIMIT, BOT_THREADS, BOT_MS } = numbers as Record<string, number | undefined>;
  const botPauseFactor = Number(values.BOT_PAUSE_FACTOR);
  if (!(botPauseFactor >= 0 && botPauseFactor <= 10)) {
    return fail(
      `BOT_PAUSE_FACTOR must be a number from 0 to 10, not "${values.BOT_PAUSE_FACTOR}".`,
    );
  }
  const trustProxy = parseTrustedProxies(values.TRUST_PROXY);
  if (trustProxy === undefined) {
    return fail(
      `TRUST_PROXY must be no, a number of proxies from 1 to ${MAX_PROXIES}, or their addresses and networks, not "${values.TRUST_PROXY}".`,
    );
  }
  if (!["yes", "no"].includes(values.WEBHOOK_ALLOW_PRIVATE)) {
    return fail(`WEBHOOK_ALLOW_PRIVATE must be yes or no, not "${values.WEBHOOK_ALLOW_PRIVATE}".`);
  }
  if (!["yes", "no"].includes(values.EXHIBITION)) {
    return fail(`EXHIBITION must be yes or no, not "${values.EXHIBITION}".`);
  }
  if (!LOG_LEVELS.includes(values.LOG_LEVEL)) {
    return fail(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not "${values.LOG_LEVEL}".`);
  }
  const metrics = METRICS_ACCESS.find((access) => access === values.METRICS);
  if (metrics === undefined) {
    return fail(`METRICS must be one of ${METRICS_ACCESS.join(", ")}, not "${values.METRICS}".`);
  }
  if (values.PUBLIC_URL !== "" && !URL.canParse(values.PUBLIC_URL)) {
    return fail(`PUBLIC_URL must be an address, not "${values.PUBLIC_URL}".`);
  }
  const bus = parseBusUrl(values);
  if (!bus.ok) return bus;
  const mail = parseMailConfig(values);
  if (typeof mail === "string") return fail(mail);
  const database = resolveDatabase(values.DATABASE_URL, folder);
  const backups = parseBackupConfig(values, database, folder);
  if (!backups.ok) return backups;
  return ok({
    host: values.HOST,
    port: PORT,
    database,
    bus: bus.value,
    origins: values.PUBLIC_URL === "" ? [] : [new URL(values.PUBLIC_URL).origin],
    publicUrl: values.PUBLIC_URL === "" ? undefined : new URL(values.PUBLIC_URL).origin,
    mail,
    canReachPrivateNetworks: values.WEBHOOK_ALLOW_PRIVATE === "yes",
    trustProxy,
    requestsPerMinute: RATE_LIMIT ?? 0,
    logLevel: values.LOG_LEVEL,
    metrics,
    botThreads: BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    botMilliseconds: BOT_MS ?? 2000,
    botPauseFactor,
    hasExhibitions: values.EXHIBITION === "yes",
    backups: backups.value,
    warnings: [
      ...(values.TRUST_PROXY === "yes" ? [TRUST_PROXY_WARNING] : []),
      ...oldNameWarnings(env),
    ],
  });
}

/** An empty variable counts as not set. */
const readVariable = (env: NodeJS.ProcessEnv, name: string | undefined): string | undefined =>
  name === undefined || env[name] === "" ? undefined : env[name];

const oldNameWarnings = (env: NodeJS.ProcessEnv): readonly string[] =>
  Object.entries(OLD_NAMES).flatMap(([name, oldName]) =>
    readVariable(env, oldName) === undefined
      ? []
      : [`${oldName} is now called ${name}: rename it, the old name will stop working.`],
  );

/** A number of proxies, or their addresses and networks; undefined if it is neither. */
function parseTrustedProxies(text: string): number | readonly string[] | undefined {
  if (text === "no") return 0;
  if (text === "yes") return 1;
  if (/^\d+$/u.test(text)) {
    return Number(text) >= 1 && Number(text) <= MAX_PROXIES ? Number(text) : undefined;
  }
  const proxies = text.split(",").map((proxy) => proxy.trim());
  return proxies.every(isAddressOrNetwork) ? proxies : undefined;
}

/** True for `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32` and the like. */
function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/u.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

/** The location of a database: a URL unchanged, a path relative to a folder. */
export const resolveDatabase = (location: string, folder: string): string =>
  location.includes("://") ? location : resolve(folder, location);

/** The URL of the bus, undefined for SQLite (one server), or a sentence on what is wrong. */
function parseBusUrl({
  BUS_URL: url,
  DATABASE_URL: database,
}: {
  readonly [N in SettingName]: string;
}): Result<string | undefined, string> {
  const isShared = isPostgresUrl(database);
  if (url === "") return ok(isShared ? database : undefined);
  if (!/^(?:rediss?|nats|postgres(?:ql)?):\/\/./u.test(url) || !URL.canParse(url)) {
    // The message leaves the URL out: it may contain a password.
    return fail(
      "BUS_URL must be an address that begins with redis://, rediss://, nats:// or postgres://.",
    );
  }
  if (isShared) return ok(url);
  return fail(
    "BUS_URL is for several servers on one PostgreSQL, but DATABASE_URL is an SQLite file.",
  );
}

/** How to send mail, undefined if no mail is sent, or a sentence on what is wrong. */
function parseMailConfig({
  SMTP_URL: url,
  MAIL_FROM: from,
}: {
  readonly [N in SettingName]: string;
}): MailConfig | string | undefined {
  if (url === "") return undefined;
  if (!/^smtps?:\/\/./u.test(url) || !URL.canParse(url)) {
    return `SMTP_URL must be the address of a mail server, smtp://… or smtps://…, not "${url}".`;
  }
  if (!/^[^@]+@[^@]+$/u.test(from)) {
    return `MAIL_FROM must be an email address if SMTP_URL is set, not "${from}".`;
  }
  return { url, from };
}

/** The number, undefined if it is not set, or a sentence on what is wrong with it. */
function parseWholeNumber(
  values: { readonly [N in SettingName]: string },
  name: SettingName,
  min: number,
  max: number,
): number | string | undefined {
  const text = values[name];
  if (text === "") return undefined;
  const number = /^\d+$/u.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  return `${name} must be a whole number from ${min} to ${max}, not "${text}".`;
}
