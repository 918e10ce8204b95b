import { IMAGE_HEIGHT, IMAGE_WIDTH } from "../link-preview/image-size.ts";
import { previewTextOf } from "../link-preview/preview-text.ts";
import { findSummary } from "../tables/table-list.ts";
import { joinMarkup, markup } from "./markup.ts";
import type { HttpServices } from "./route.ts";

const TABLE_PATH_PATTERN = /^\/table\/(?<id>[\w-]{1,100})$/u;
/** Other texts are not looked up: databases refuse some characters. */
const INVITE_PATTERN = /^[\w-]{1,64}$/u;

/**
 * The meta tags from which chat programs make a link preview of a table; undefined for other pages, and for tables that
 * this link does not open. Does not load the table's log.
 */
export async function linkPreviewTags(
  services: HttpServices,
  url: string,
): Promise<string | undefined> {
  const parsed = URL.parse(url, "http://localhost");
  const id = TABLE_PATH_PATTERN.exec(parsed?.pathname ?? "")?.groups?.["id"];
  if (id === undefined) return undefined;
  const invite = INVITE_PATTERN.exec(parsed?.searchParams.get("invite") ?? "")?.[0];
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
    ["property", "og:image", `${address}/api/tables/${id}/preview.png${query}`],
    ["property", "og:image:width", `${IMAGE_WIDTH}`],
    ["property", "og:image:height", `${IMAGE_HEIGHT}`],
    ["name", "twitter:card", "summary_large_image"],
  ] as const;
  const elements = [
    markup`<title>${title} – Sofala</title>`,
    ...tags.map(([kind, name, value]) => markup`<meta ${kind}="${name}" content="${value}" />`),
  ];
  return joinMarkup(elements, "\n    ").html;
}
