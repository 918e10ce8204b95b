import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { pairingRequest, tableInfo, type PairingRequest } from "@sofala/protocol";
import { pair } from "../tables/pairing.ts";
import { PAIRINGS_PER_HOUR } from "./limits.ts";
import { requirePerson } from "./people-routes.ts";
import type { Route } from "./route.ts";

/** How strangers find each other. */
export const pairingRoutes: readonly Route[] = [
  {
    name: "pair",
    method: "POST",
    path: "/api/pairing",
    summary: "Play with whoever wants the same: sit down where somebody waits, or wait",
    description:
      "The game begins by itself when all seats are taken. Follow the table while you wait: one at which nobody was seen for some minutes, or over days for three days, is closed.",
    access: "person",
    body: pairingRequest,
    maxPerHour: PAIRINGS_PER_HOUR,
    response: z.strictObject({ table: tableInfo }),
    example: { game: "zimbabwe", pace: "live", players: "any" },
    problems: ["game/unknown", "options/refused", "table/too-many", "quota/used-up", "server/busy"],
    async handle(call) {
      const { id, name } = requirePerson(call);
      const found = await pair(
        call.liveTables,
        { person: id, name, source: call.clientAddress },
        call.body as PairingRequest,
      );
      if (!found.ok) return found;
      const room = await call.liveTables.find(found.value);
      return ok({ table: room?.infoFor(id) });
    },
  },
];
