import * as z from "zod/mini";
import { milliseconds, named, timestamp, type ReadonlyInfer } from "./shared-schemas.ts";

const bytes = z.int().check(z.describe("Bytes"));
const described = (text: string) => z.int().check(z.describe(text));

const siteSample = named(
  "SiteSample",
  "Figures of a period. Moves and errors are counts; of all others it is the highest value that a node measured.",
  z.strictObject({
    startedAt: timestamp,
    moves: z.int(),
    commitMs: z.exactOptional(
      z
        .strictObject({ median: z.number(), p99: z.number() })
        .check(z.describe("Milliseconds to store a change of a table; missing if there was none")),
    ),
    errors: described("Errors in the log that belong to no request"),
    failedResponses: described("Responses with a status of 500 or more"),
    load: z
      .number()
      .check(z.describe("The share of the time in which a server was busy, from 0 to 1")),
    people: described("People who were connected"),
    openTables: z.int(),
    runningTables: z.int(),
    botQueue: described("Requests that waited for a bot"),
    waitingNotifications: described("Notifications that were due and not sent yet"),
    memoryBytes: bytes,
    databaseBytes: bytes,
    diskUsedBytes: z.exactOptional(bytes),
    diskTotalBytes: z.exactOptional(
      z.int().check(z.describe("Bytes; missing if the server cannot see the database's disk")),
    ),
  }),
);
export type SiteSample = ReadonlyInfer<typeof siteSample>;

export const siteStatus = named(
  "SiteStatus",
  "How the site is doing: its servers, and figures over a day or a month.",
  z.strictObject({
    nodes: z
      .array(z.strictObject({ node: z.string(), version: z.exactOptional(z.string()) }))
      .check(z.describe("The servers that run, with the versions of their programs")),
    from: timestamp,
    until: timestamp,
    periodMs: milliseconds,
    samples: z
      .array(siteSample)
      .check(z.describe("Oldest first; the last one is of the present period")),
  }),
);
export type SiteStatus = ReadonlyInfer<typeof siteStatus>;
