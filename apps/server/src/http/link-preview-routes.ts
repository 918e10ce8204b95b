import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import { cardOf } from "../link-preview/table-preview.ts";
import { CARDS_PER_HOUR } from "./limits.ts";
import { invited, type Route } from "./route.ts";

/** What a link to a table looks like where it is shared. */
export const cardRoutes: readonly Route[] = [
  {
    name: "readCard",
    method: "GET",
    path: "/api/tables/:id/card.png",
    summary: "A table as a picture, for those who show links",
    about:
      "1200 by 630 points: title, game, names, how it stands, and the board as its spectators see it, whoever asks.",
    who: "watcher",
    query: invited,
    perHour: CARDS_PER_HOUR,
    answer: z.string().check(z.describe("A PNG")),
    type: "image/png",
    headers: {
      "cache-control": "private, max-age=60",
      "cross-origin-resource-policy": "cross-origin",
    },
    problems: ["server/busy"],
    async run({ rooms, room }) {
      const png = await rooms.services.cards.draw(cardOf(room));
      return png === undefined
        ? { ok: false, error: problem("server/busy") }
        : ok(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    },
  },
];
