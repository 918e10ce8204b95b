import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { archive, noteArchive, passkeyResponse, personArchive, refuse } from "@sofala/protocol";
import { deleteAccount } from "../accounts/delete-account.ts";
import { MY_DATA_FORMAT, exportMyData } from "../accounts/my-data.ts";
import { personArchiveLines } from "../accounts/person-archive.ts";
import { normalizeName } from "../people/names.ts";
import { requireReauthentication } from "./account-routes.ts";
import { EXPORTS_PER_HOUR } from "./limits.ts";
import { requireSession } from "./people-routes.ts";
import { emptyResponse, route, type Route } from "./route.ts";
import { password } from "./session-routes.ts";

const deletionBody = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(100), z.describe("For guests: their own name"))),
  password: z.optional(password),
  passkey: z.optional(passkeyResponse),
});

/** The export and the deletion of personal data. */
export const myDataRoutes: readonly Route[] = [
  route({
    name: "exportMyData",
    method: "GET",
    path: "/api/me/export",
    summary: "Export everything that this server stores about me",
    description: "By database table, without secrets; games are linked to their records.",
    access: "person",
    allowsBanned: true,
    maxPerHour: EXPORTS_PER_HOUR,
    response: z.looseObject({ format: z.literal(MY_DATA_FORMAT) }),
    headers: { "content-disposition": 'attachment; filename="sofala-my-data.json"' },
    problems: ["person/token-not-allowed"],
    async handle(context) {
      const me = requireSession(context);
      return me.ok ? ok(await exportMyData(context.services, me.value.id)) : me;
    },
  }),
  route({
    name: "exportMyArchive",
    method: "GET",
    path: "/api/me/archive",
    summary: "Export me as a signed archive, for another server or for safekeeping",
    description:
      "Lines of JSON, each signed with the server's key: me with my ratings and the names of my friends, then the archive of each finished game, then my notes. `sofala verify` checks it, and another server imports it.",
    access: "person",
    allowsBanned: true,
    maxPerHour: EXPORTS_PER_HOUR,
    isNdjson: true,
    response: z.union([personArchive, archive, noteArchive]),
    headers: { "content-disposition": 'attachment; filename="sofala-archive.ndjson"' },
    problems: ["person/token-not-allowed"],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      return ok(personArchiveLines(context.services, me.value.id, context.clientAddress));
    },
  }),
  route({
    name: "deleteMe",
    method: "POST",
    path: "/api/me/delete",
    summary: "Delete my account or guest for good",
    description:
      "Finished games stay without my name. In games in progress a bot takes my seat or I resign, depending on the table's settings. Accounts confirm with their password or a passkey, guests with their name.",
    access: "person",
    allowsBanned: true,
    body: deletionBody,
    response: emptyResponse,
    example: { name: "Nobody in particular" },
    problems: [
      "person/token-not-allowed",
      "person/account-required",
      "person/reauthentication-required",
      "person/too-many-attempts",
      "passkey/no-domain",
      "server/busy",
    ],
    async handle(context) {
      const me = requireSession(context);
      if (!me.ok) return me;
      const { name = "", ...credentials } = context.body;
      if (me.value.kind === "account") {
        const confirmed = await requireReauthentication(context, credentials);
        if (!confirmed.ok) return confirmed;
      } else if (normalizeName(name) !== normalizeName(me.value.name)) {
        return refuse("person/reauthentication-required");
      }
      await deleteAccount(context.services, me.value.id);
      context.clearSessionCookie();
      return ok({});
    },
  }),
];
