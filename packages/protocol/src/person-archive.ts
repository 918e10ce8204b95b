import * as z from "zod/mini";
import { archiveSignature } from "./responses.ts";
import { named, seatNumber, timestamp, type ReadonlyInfer } from "./shared-schemas.ts";

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
/** An id that another server gave to a table or a person. */
export const foreignId = z.string().check(z.regex(/^[\w-]{1,64}$/u));

const archivedRating = named(
  "ArchivedRating",
  "A rating as it was shown when the archive was made.",
  z.strictObject({
    game: text(100),
    pace: z.enum(["live", "correspondence", "untimed"]),
    rating: z.int(),
    uncertainty: z.int(),
    games: z.int().check(z.describe("How many rated games it is based on")),
  }),
);

/** The fields without the signature are signed as canonical JSON, in the same way as an archive of a game. */
export const personArchive = named(
  "PersonArchive",
  "The first line of a person's archive: what the server certifies about them. Signed in the same way as the archive of a game.",
  z.strictObject({
    format: z.literal("sofala-person/1"),
    server: text(500).check(z.describe("The address of the server, as the server itself gives it")),
    exported: timestamp,
    person: z.strictObject({ id: foreignId, name: text(100), created: timestamp }),
    ratings: z.array(archivedRating).check(z.maxLength(1000)),
    friends: z.array(text(100)).check(z.maxLength(1000), z.describe("Names")),
    games: z
      .array(
        z.strictObject({ table: foreignId, game: text(100), seat: seatNumber, ended: timestamp }),
      )
      .check(z.maxLength(100_000), z.describe("The finished games; a line for each follows")),
    signature: archiveSignature,
  }),
);
export type PersonArchive = ReadonlyInfer<typeof personArchive>;

export const noteArchive = named(
  "ArchivedNote",
  "A line of a person's archive: their private note at a table.",
  z.strictObject({
    format: z.literal("sofala-note/1"),
    table: z.string(),
    text: z.string(),
    updated: timestamp,
    signature: archiveSignature,
  }),
);
export type NoteArchive = ReadonlyInfer<typeof noteArchive>;
