import * as z from "zod/mini";
import { archive } from "./responses.ts";
import { foreignId, personArchive } from "./person-archive.ts";
import { named, seatNumber, timestamp, type ReadonlyInfer } from "./shared-schemas.ts";
import { personReference } from "./social.ts";

export const newImport = z.strictObject({ person: personArchive });

/** How many games one request may import. */
const MAX_GAMES_PER_REQUEST = 100;
export const importedArchives = z.strictObject({
  games: z.array(archive).check(z.maxLength(MAX_GAMES_PER_REQUEST)),
});

const importedGame = z.strictObject({
  tableId: foreignId.check(z.describe("The id that the table has on the other server")),
  game: z.string(),
  seat: seatNumber,
  players: z.array(z.string()),
  endedAt: timestamp,
});

export const importInfo = named(
  "Import",
  "What I brought from another server. Only I see it, and nothing of it counts here. It is proven that the holder of the key signed it, not who that is.",
  z.strictObject({
    id: z.string(),
    key: z.string().check(z.describe("The public key that signed it")),
    server: z.string().check(z.describe("The address that the other server gave itself")),
    name: z.string().check(z.describe("My name there")),
    exportedAt: timestamp,
    importedAt: timestamp,
    ratings: personArchive.shape.ratings,
    friends: z.array(
      z.strictObject({
        name: z.string(),
        person: z.exactOptional(
          personReference.check(
            z.describe("An account with this name here, which may be somebody else's"),
          ),
        ),
      }),
    ),
    games: z.array(importedGame),
    missingGames: z.int().check(z.describe("How many games the archive names that are not here")),
  }),
);
export type ImportInfo = ReadonlyInfer<typeof importInfo>;
