import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A file of a built app, as it is sent. */
export interface SiteFile {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so that browsers may cache it forever. */
  readonly isImmutable: boolean;
  /** The encoded content, made when it is first requested; undefined if it is not smaller. */
  encoded(encoding: Encoding): Promise<Buffer | undefined>;
}

/** All files of a built app by their addresses; nothing else can be requested. */
export type Site = ReadonlyMap<string, SiteFile>;

export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const CONTENT_TYPES: { readonly [extension: string]: string } = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = /^text\/|json|svg/u;
/** Vite's folder of files with a hash in their names. */
const HASHED_FOLDER = "/assets/";

/** Reads a folder once, so that a later build does not mix with it. */
export function loadSite(folder: string): Site {
  const site = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).split(sep).join("/");
    site.set(address, siteFile(address, readFileSync(path)));
  }
  return site;
}

/** A file for an address. */
export function siteFile(address: string, content: Buffer): SiteFile {
  const type = CONTENT_TYPES[extname(address)] ?? "application/octet-stream";
  const made = new Map<Encoding, Promise<Buffer | undefined>>();
  return {
    content,
    type,
    etag: createHash("sha256").update(content).digest("base64url").slice(0, 22),
    isImmutable: address.startsWith(HASHED_FOLDER),
    encoded(encoding) {
      if (!COMPRESSIBLE.test(type)) return Promise.resolve(undefined);
      const known = made.get(encoding) ?? compress(content, encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(content: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  const result = await (encoding === "br"
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(content, { level: 9 }));
  return result.length < content.length ? result : undefined;
}
