import type { IncomingMessage, ServerResponse } from "node:http";
import { ENCODINGS, siteFile, type Encoding, type Site, type SiteFile } from "./site.ts";

/** The page for every screen. */
const PAGE = "/index.html";

/** Only our own files; images may also be data or blob URLs. */
const CONTENT_SECURITY_POLICY = [
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

const COMMON_HEADERS = {
  "Content-Security-Policy": CONTENT_SECURITY_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** Serves the files of a site; `head` replaces the title of its page. */
export const siteHandler =
  (site: Site) =>
  (request: IncomingMessage, response: ServerResponse, head?: string): void => {
    handleRequest(site, request, response, head).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  };

async function handleRequest(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  head: string | undefined,
): Promise<void> {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    sendError(response, 405, "This server only hands out files: ask with GET or HEAD.");
    return;
  }
  const path = parsePath(request.url ?? "/");
  if (path === undefined) {
    sendError(response, 400, "This address is not one of ours.");
    return;
  }
  const file = site.get(path) ?? (isScreenPath(path) ? appPage(site, head) : undefined);
  if (file === undefined) sendError(response, 404, "There is nothing at this address.");
  else await sendFile(file, request, response);
}

/** The page of the app, with the head of this address. */
function appPage(site: Site, head: string | undefined): SiteFile | undefined {
  const page = site.get(PAGE);
  if (page === undefined || head === undefined) return page;
  const withHead = page.content.toString().replace(/<title>[^<]*<\/title>/u, () => head);
  return siteFile(PAGE, Buffer.from(withHead));
}

async function sendFile(
  file: SiteFile,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const encoding = chooseEncoding(headers["accept-encoding"] ?? "");
  const encoded = encoding === undefined ? undefined : await file.encoded(encoding);
  const etag = encoded === undefined ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader(
    "Cache-Control",
    file.isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
  );
  if (matchesEtag(headers["if-none-match"], etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoded ?? file.content;
  response.setHeader("Content-Type", file.type);
  response.setHeader("Content-Length", body.length);
  if (encoded !== undefined) response.setHeader("Content-Encoding", encoding ?? "");
  response.writeHead(200).end(method === "HEAD" ? undefined : body);
}

function sendError(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end(`${sentence}\n`);
}

/** The decoded path of a request; undefined if it is malformed or contains `..`. */
function parsePath(url: string): string | undefined {
  const [raw = ""] = url.split(/[?#]/u);
  try {
    const path = decodeURIComponent(raw);
    const isPlain = path.startsWith("/") && !/[\\\0]/u.test(path);
    return isPlain && !path.split("/").includes("..") ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses without an extension are screens of the app, which handles unknown ones. */
const isScreenPath = (path: string): boolean => !(path.split("/").at(-1) ?? "").includes(".");

/** The best encoding that a browser accepts. */
function chooseEncoding(accepted: string): Encoding | undefined {
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
const matchesEtag = (known: string | undefined, etag: string): boolean =>
  known !== undefined &&
  known.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//u, "")));
