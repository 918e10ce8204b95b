import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { pairing, tableInfo, type Pairing } from "@sofala/protocol";
import { pair } from "../tables/pairing.ts";
import { PAIRINGS_PER_HOUR } from "./limits.ts";
import { whoAsks } from "./people-routes.ts";
import type { Route } from "./route.ts";

/** How strangers find each other. */
export const pairingRoutes: readonly Route[] = [
  {
    name: "pair",
    method: "POST",
    path: "/api/pairing",
    summary: "Play with whoever wants the same: sit down where somebody waits, or wait",
    about:
      "The game begins by itself when all seats are taken. Follow the table while you wait: one at which nobody was seen for some minutes, or over days for three days, is closed.",
    who: "person",
    body: pairing,
    perHour: PAIRINGS_PER_HOUR,
    answer: z.strictObject({ table: tableInfo }),
    example: { game: "zimbabwe", pace: "live", players: "any" },
    problems: ["game/unknown", "options/refused", "table/too-many", "quota/used-up", "server/busy"],
    async run(call) {
      const { id, name } = whoAsks(call);
      const found = await pair(
        call.rooms,
        { person: id, name, source: call.source },
        call.body as Pairing,
      );
      if (!found.ok) return found;
      const room = await call.rooms.find(found.value);
      return ok({ table: room?.info(id) });
    },
  },
];
