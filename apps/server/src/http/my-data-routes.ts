import * as z from "zod/mini";
import { fail, ok } from "@sofala/engine";
import { passkeyResponse, problem } from "@sofala/protocol";
import { deleteAccount } from "../accounts/delete-account.ts";
import { MY_DATA_FORMAT, exportMyData } from "../accounts/my-data.ts";
import { normalizeName } from "../people/names.ts";
import { requireReauthentication } from "./account-routes.ts";
import { requireSession } from "./people-routes.ts";
import type { Route } from "./route.ts";
import { password } from "./session-routes.ts";

const deletionBody = z.strictObject({
  name: z.optional(z.string().check(z.maxLength(100), z.describe("Of a guest: their own name"))),
  password: z.optional(password),
  passkey: z.optional(passkeyResponse),
});

/** What the server keeps about me, and how it forgets me. */
export const myDataRoutes: readonly Route[] = [
  {
    name: "exportMe",
    method: "GET",
    path: "/api/me/export",
    summary: "Everything that this server keeps about me",
    description: "By table, without secrets; games are linked to their records.",
    access: "person",
    allowsBanned: true,
    response: z.looseObject({ format: z.literal(MY_DATA_FORMAT) }),
    headers: { "content-disposition": 'attachment; filename="sofala-my-data.json"' },
    problems: ["person/not-a-device"],
    async handle(call) {
      const me = requireSession(call);
      return me.ok ? ok(await exportMyData(call.liveTables.services, me.value.id)) : me;
    },
  },
  {
    name: "deleteMe",
    method: "POST",
    path: "/api/me/delete",
    summary: "Leave for good",
    description:
      "Games stay, under no name; running ones are handed to a bot or given up, as the table has it. Accounts show their password or a passkey, guests write their name.",
    access: "person",
    allowsBanned: true,
    body: deletionBody,
    response: z.strictObject({}),
    example: { name: "Nobody in particular" },
    problems: [
      "person/not-a-device",
      "person/guest",
      "person/unproven",
      "person/too-many-tries",
      "passkey/no-domain",
      "server/busy",
    ],
    async handle(call) {
      const me = requireSession(call);
      if (!me.ok) return me;
      const { name: written = "", ...proof } = call.body as z.infer<typeof deletionBody>;
      if (me.value.kind === "account") {
        const known = await requireReauthentication(call, proof);
        if (!known.ok) return known;
      } else if (normalizeName(written) !== normalizeName(me.value.name)) {
        return fail(problem("person/unproven"));
      }
      await deleteAccount(call.liveTables, call.connections, me.value.id);
      call.clearSessionCookie();
      return ok({});
    },
  },
];
