import { IMAGE_HEIGHT, IMAGE_WIDTH } from "../link-preview/image-size.ts";
import { previewTextOf } from "../link-preview/preview-text.ts";
import type { Services } from "../tables/services.ts";
import { findSummary } from "../tables/table-list.ts";
import { joinMarkup, markup } from "./markup.ts";

const TABLE_PATH_PATTERN = /^\/table\/(?<id>[\w-]{1,100})$/u;
/** What an invitation looks like; not every database looks for everything. */
const INVITE_PATTERN = /^[\w-]{1,64}$/u;

/**
 * What the page of a table has in its head for those who show links; undefined for other pages, and
 * for tables that are not for whoever has this link. No log is read for it.
 */
export async function linkPreviewTags(
  services: Services,
  url: string,
): Promise<string | undefined> {
  const asked = URL.parse(url, "http://here");
  const id = TABLE_PATH_PATTERN.exec(asked?.pathname ?? "")?.groups?.["id"];
  if (id === undefined) return undefined;
  const invite = INVITE_PATTERN.exec(asked?.searchParams.get("invite") ?? "")?.[0];
  const table = await findSummary(services, id, invite);
  if (table === undefined) return undefined;
  const { title, description } = previewTextOf(table);
  const query = invite === undefined ? "" : `?invite=${encodeURIComponent(invite)}`;
  const address = services.publicUrl();
  const tags = [
    ["property", "og:type", "website"],
    ["property", "og:site_name", "Sofala"],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", `${address}/table/${id}${query}`],
    ["property", "og:image", `${address}/api/tables/${id}/card.png${query}`],
    ["property", "og:image:width", `${IMAGE_WIDTH}`],
    ["property", "og:image:height", `${IMAGE_HEIGHT}`],
    ["name", "twitter:card", "summary_large_image"],
  ] as const;
  const written = [
    markup`<title>${title} – Sofala</title>`,
    ...tags.map(([kind, name, value]) => markup`<meta ${kind}="${name}" content="${value}" />`),
  ];
  return joinMarkup(written, "\n    ").html;
}
