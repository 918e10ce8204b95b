import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { archive, importedArchives, importInfo, newImport, refuse } from "@sofala/protocol";
import {
  deleteImport,
  importGames,
  importPerson,
  listImports,
  readImportedGame,
} from "../accounts/imports.ts";
import type { Archive } from "../tables/archive.ts";
import { MAX_RECORD_BODY_BYTES } from "./limits.ts";
import { emptyResponse, route, type Route } from "./route.ts";
import { toSearchableId } from "./social-routes.ts";

const EXAMPLE = {
  person: {
    format: "sofala-person/1",
    server: "https://play.example.org",
    exported: 1_767_225_600_000,
    person: { id: "q2Jx0yXo", name: "Ann", created: 1_700_000_000_000 },
    ratings: [],
    friends: ["Ben"],
    games: [],
    signature: { algorithm: "ed25519", key: "", value: "" },
  },
};

/** Archives of people from other servers. */
export const importRoutes: readonly Route[] = [
  route({
    name: "listImports",
    method: "GET",
    path: "/api/imports",
    summary: "List what I brought from other servers",
    access: "person",
    response: z.strictObject({ imports: z.array(importInfo) }),
    handle: async ({ services, person }) => ok({ imports: await listImports(services, person.id) }),
  }),
  route({
    name: "importPerson",
    method: "POST",
    path: "/api/imports",
    summary: "Import the first line of an archive from another server",
    description:
      "Then send its games. Only I see an import, and nothing of it counts here. A newer archive of the same person replaces the older one.",
    access: "person",
    body: newImport,
    maxBodyBytes: MAX_RECORD_BODY_BYTES,
    response: z.strictObject({ import: importInfo }),
    example: EXAMPLE,
    problems: ["person/account-required", "import/refused", "import/too-many", "quota/used-up"],
    async handle({ services, person, clientAddress, body }) {
      if (person.kind !== "account") return refuse("person/account-required");
      const caller = { person: person.id, clientAddress };
      const imported = await importPerson(services, caller, body.person);
      return imported.ok ? ok({ import: imported.value }) : imported;
    },
  }),
  route({
    name: "importGames",
    method: "POST",
    path: "/api/imports/:importId/games",
    summary: "Add games to an import",
    description:
      "All of them or none. Each must be named by the first line of the archive and signed with its key. Games that are there already stay as they are.",
    access: "person",
    body: importedArchives,
    maxBodyBytes: MAX_RECORD_BODY_BYTES,
    response: emptyResponse,
    example: { games: [] },
    problems: [
      "person/account-required",
      "import/unknown",
      "import/refused",
      "import/too-many",
      "quota/used-up",
    ],
    async handle({ services, person, clientAddress, parameters, body }) {
      if (person.kind !== "account") return refuse("person/account-required");
      const imported = await importGames(
        services,
        { person: person.id, clientAddress },
        toSearchableId(parameters.importId),
        body.games as readonly Archive[],
      );
      return imported.ok ? ok({}) : imported;
    },
  }),
  route({
    name: "readImportedGame",
    method: "GET",
    path: "/api/imports/:importId/games/:gameId",
    summary: "Read the archive of an imported game",
    access: "person",
    response: archive,
    problems: ["import/unknown"],
    handle: ({ services, person, parameters: { importId, gameId } }) =>
      readImportedGame(
        services.database,
        person.id,
        toSearchableId(importId),
        toSearchableId(gameId),
      ),
  }),
  route({
    name: "deleteImport",
    method: "DELETE",
    path: "/api/imports/:importId",
    summary: "Delete an import with its games",
    access: "person",
    response: emptyResponse,
    async handle({ services, person, parameters }) {
      await deleteImport(services.database, person.id, toSearchableId(parameters.importId));
      return ok({});
    },
  }),
];
