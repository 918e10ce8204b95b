import type { IncomingMessage, ServerResponse } from "node:http";
import { ENCODINGS, siteFile, type Encoding, type Site, type SiteFile } from "./site.ts";

/** The page of every address that is a screen. */
const PAGE = "/index.html";

/** Nothing but our own files; pictures may also be made on the spot. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const EVERYWHERE = {
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Answers requests with the files of a site; `head` takes the place of the title of its page. */
export const siteHandler =
  (site: Site) =>
  (request: IncomingMessage, response: ServerResponse, head?: string): void => {
    answer(site, request, response, head).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  };

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  head: string | undefined,
): Promise<void> {
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    refuse(response, 405, "This server only hands out files: ask with GET or HEAD.");
    return;
  }
  const path = pathOf(request.url ?? "/");
  if (path === undefined) {
    refuse(response, 400, "This address is not one of ours.");
    return;
  }
  const file = site.get(path) ?? (isScreen(path) ? pageOf(site, head) : undefined);
  if (file === undefined) refuse(response, 404, "There is nothing at this address.");
  else await send(file, request, response);
}

/** The page of the app, with what is said of this address in its head. */
function pageOf(site: Site, head: string | undefined): SiteFile | undefined {
  const page = site.get(PAGE);
  if (page === undefined || head === undefined) return page;
  const said = page.content.toString().replace(/<title>[^<]*<\/title>/u, () => head);
  return siteFile(PAGE, Buffer.from(said));
}

async function send(
  file: SiteFile,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = preferred(headers["accept-encoding"] ?? "");
  const encoded = encoding === undefined ? undefined : await file.encoded(encoding);
  const etag = encoded === undefined ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader(
    "Cache-Control",
    file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
  );
  if (holds(headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoded ?? file.content;
  response.setHeader("Content-Type", file.type);
  response.setHeader("Content-Length", body.length);
  if (encoded !== undefined) response.setHeader("Content-Encoding", encoding ?? "");
  response.writeHead(200).end(method === "HEAD" ? undefined : body);
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end(`${sentence}\n`);
}

/** The path that was asked for, decoded; undefined where it is none or tries to climb. */
function pathOf(url: string): string | undefined {
  const [raw = ""] = url.split(/[?#]/u);
  try {
    const path = decodeURIComponent(raw);
    const isPlain = path.startsWith("/") && !/[\\\0]/u.test(path);
    return isPlain && !path.split("/").includes("..") ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses without an extension are screens of the app, which knows which of them there are. */
const isScreen = (path: string): boolean => !(path.split("/").at(-1) ?? "").includes(".");

/** The encoding that a browser accepts, the smallest first. */
function preferred(accepted: string): Encoding | undefined {
  const offers = new Map(
    accepted.split(",").map((part) => {
      const [name = "", quality = ""] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/u);
      return [name, quality === "" ? 1 : Number(quality)];
    }),
  );
  return ENCODINGS.find((encoding) => (offers.get(encoding) ?? 0) > 0);
}

/** Does the browser have this version? */
const holds = (known: string | undefined, etag: string): boolean =>
  known !== undefined &&
  known.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//u, "")));
