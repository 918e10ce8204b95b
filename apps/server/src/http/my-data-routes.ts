import * as z from "zod/mini";
import { fail, ok } from "@sofala/engine";
import { passkeyResponse, problem } from "@sofala/protocol";
import { forget } from "../accounts/delete-account.ts";
import { FORMAT, myData } from "../accounts/my-data.ts";
import { foldName } from "../people/names.ts";
import { proven } from "./account-routes.ts";
import { onDevice } from "./people-routes.ts";
import type { Route } from "./route.ts";
import { password } from "./session-routes.ts";

const leaving = z.strictObject({
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
    about: "By table, without secrets; games are linked to their records.",
    who: "person",
    isForBanned: true,
    answer: z.looseObject({ format: z.literal(FORMAT) }),
    headers: { "content-disposition": 'attachment; filename="sofala-my-data.json"' },
    problems: ["person/not-a-device"],
    async run(call) {
      const me = onDevice(call);
      return me.ok ? ok(await myData(call.rooms.services, me.value.id)) : me;
    },
  },
  {
    name: "deleteMe",
    method: "POST",
    path: "/api/me/delete",
    summary: "Leave for good",
    about:
      "Games stay, under no name; running ones are handed to a bot or given up, as the table has it. Accounts show their password or a passkey, guests write their name.",
    who: "person",
    isForBanned: true,
    body: leaving,
    answer: z.strictObject({}),
    example: { name: "Nobody in particular" },
    problems: [
      "person/not-a-device",
      "person/guest",
      "person/unproven",
      "person/too-many-tries",
      "passkey/no-domain",
      "server/busy",
    ],
    async run(call) {
      const me = onDevice(call);
      if (!me.ok) return me;
      const { name: written = "", ...proof } = call.body as z.infer<typeof leaving>;
      if (me.value.kind === "account") {
        const known = await proven(call, proof);
        if (!known.ok) return known;
      } else if (foldName(written) !== foldName(me.value.name)) {
        return fail(problem("person/unproven"));
      }
      await forget(call.rooms, call.connections, me.value.id);
      call.dropDevice();
      return ok({});
    },
  },
];
