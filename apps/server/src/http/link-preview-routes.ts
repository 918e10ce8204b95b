import * as z from "zod/mini";
import { ok } from "@sofala/engine";
import { problem } from "@sofala/protocol";
import { tablePreviewOf } from "../link-preview/table-preview.ts";
import { PREVIEW_IMAGES_PER_HOUR } from "./limits.ts";
import { inviteQuery, type Route } from "./route.ts";

/** What a link to a table looks like where it is shared. */
export const linkPreviewRoutes: readonly Route[] = [
  {
    name: "readCard",
    method: "GET",
    path: "/api/tables/:id/card.png",
    summary: "A table as a picture, for those who show links",
    description:
      "1200 by 630 points: title, game, names, how it stands, and the board as its spectators see it, whoever asks.",
    access: "watcher",
    query: inviteQuery,
    maxPerHour: PREVIEW_IMAGES_PER_HOUR,
    response: z.string().check(z.describe("A PNG")),
    contentType: "image/png",
    headers: {
      "cache-control": "private, max-age=60",
      "cross-origin-resource-policy": "cross-origin",
    },
    problems: ["server/busy"],
    async handle({ liveTables, liveTable }) {
      const png = await liveTables.services.linkPreviews.render(tablePreviewOf(liveTable));
      return png === undefined
        ? { ok: false, error: problem("server/busy") }
        : ok(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    },
  },
];
