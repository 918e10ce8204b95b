import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Location } from "../../src/backup-config.ts";

/** What the server does with a request instead of answering it properly. */
export type Fault =
  | "cut"
  | "hang"
  | "slow-down"
  | "not-implemented"
  | "error-in-ok"
  /** Sends half of the body, then cuts the connection. */
  | "half";

interface Upload {
  readonly key: string;
  readonly begun: number;
  readonly parts: Map<number, Buffer>;
}

const KEY_ID = "CLUBKEY";
const SECRET = "club/secret+1";
const REGION = "eu-club-1";
/** Small pages, so that lists have several. */
const PAGE_SIZE = 3;

/**
 * A storage with the API of S3, as far as backups need it. It checks every signature by a computation of its own, which
 * follows Amazon's description and takes nothing from the client's code.
 */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Upload>();
  /** `PUT bucket/key?query`, in the order of arrival. */
  readonly requests: string[] = [];
  /** Why requests were refused. */
  readonly refused: string[] = [];
  /** Decides what happens to a request; by default nothing goes wrong. */
  fault: (request: string, number: number) => Fault | undefined = () => undefined;
  readonly #server: Server;
  #nextId = 1;

  private constructor(server: Server) {
    this.#server = server;
    server.on("request", (request, response) => void this.#receive(request, response));
  }

  static async start(): Promise<S3Server> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    return new S3Server(server);
  }

  location(change: Partial<S3Location> = {}): S3Location {
    const { port } = this.#server.address() as AddressInfo;
    return {
      kind: "s3",
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      bucket: "club",
      prefix: "sofala/",
      keyId: KEY_ID,
      secret: SECRET,
      ...change,
    };
  }

  /** Ends requests that hang. */
  disconnectAll(): void {
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.disconnectAll();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of request) pieces.push(piece as Buffer);
    } catch {
      // The client was killed.
      return;
    }
    const body = Buffer.concat(pieces);
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const summary = `${request.method} ${request.url}`;
    this.requests.push(summary);
    const wrong = signatureFault(request, body);
    if (wrong !== undefined) {
      this.refused.push(wrong);
      return answer(response, 403, errorXml("SignatureDoesNotMatch", wrong));
    }
    const fault = this.fault(summary, this.requests.length);
    if (fault === "hang") return;
    if (fault === "cut") return void response.socket?.destroy();
    if (fault === "slow-down") return answer(response, 503, errorXml("SlowDown", "later"));
    if (fault === "not-implemented") return answer(response, 501, errorXml("NotImplemented", ""));
    if (fault === "error-in-ok") return answer(response, 200, errorXml("InternalError", "sorry"));
    const [, bucket = "", ...rest] = path.split("/").map(decodeURIComponent);
    if (bucket !== "club") return answer(response, 404, errorXml("NoSuchBucket", bucket));
    this.#answer(request, response, rest.join("/"), new URLSearchParams(query), body, fault);
  }

  #answer(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: URLSearchParams,
    body: Buffer,
    fault: Fault | undefined,
  ): void {
    const upload = query.get("uploadId") ?? "";
    const { method = "" } = request;
    switch (method) {
      case "PUT":
        if (upload === "") this.objects.set(key, body);
        else this.uploads.get(upload)?.parts.set(Number(query.get("partNumber")), body);
        response.setHeader("etag", tagOf(body));
        return answer(response, 200, "");
      case "POST":
        if (query.has("uploads")) return answer(response, 200, this.#begin(key));
        return this.#complete(response, upload, body.toString());
      case "DELETE":
        if (upload === "") this.objects.delete(key);
        else this.uploads.delete(upload);
        return answer(response, 204, "");
      default:
        if (key === "" && query.has("uploads"))
          return answer(response, 200, this.#uploadsXml(query));
        if (key === "") return answer(response, 200, this.#objectsXml(query));
        return this.#sendObject(request, response, key, fault);
    }
  }

  #begin(key: string): string {
    const id = `upload-${this.#nextId++}`;
    this.uploads.set(id, { key, begun: Date.now(), parts: new Map() });
    return `<R><UploadId>${id}</UploadId></R>`;
  }

  #complete(response: ServerResponse, id: string, body: string): void {
    const upload = this.uploads.get(id);
    if (upload === undefined) return answer(response, 404, errorXml("NoSuchUpload", id));
    const listed = [
      ...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;<\/ETag>/gu),
    ];
    const parts = listed.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.alloc(0));
    const isRight = listed.every(([, , tag], index) => `"${tag}"` === tagOf(parts[index] ?? body));
    if (!isRight || parts.length === 0) {
      return answer(response, 400, errorXml("InvalidPart", String(parts.length)));
    }
    this.objects.set(upload.key, Buffer.concat(parts));
    this.uploads.delete(id);
    return answer(response, 200, `<R><Key>${upload.key}</Key></R>`);
  }

  #objectsXml(query: URLSearchParams): string {
    const after = query.get("continuation-token") ?? "";
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
      .toSorted();
    const page = keys.slice(0, PAGE_SIZE);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${this.objects.get(key)?.length}</Size></Contents>`,
    );
    return pageXml(contents, keys.length > page.length, "NextContinuationToken", page.at(-1));
  }

  #uploadsXml(query: URLSearchParams): string {
    const after = query.get("upload-id-marker") ?? "";
    const found = [...this.uploads].filter(
      ([id, { key }]) => key.startsWith(query.get("prefix") ?? "") && id > after,
    );
    const page = found.slice(0, PAGE_SIZE);
    const uploads = page.map(
      ([id, { key, begun }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${new Date(begun).toISOString()}</Initiated></Upload>`,
    );
    const last = page.at(-1);
    return (
      pageXml(uploads, found.length > page.length, "NextUploadIdMarker", last?.[0]) +
      `<NextKeyMarker>${last?.[1].key}</NextKeyMarker>`
    );
  }

  #sendObject(
    { headers }: IncomingMessage,
    response: ServerResponse,
    key: string,
    fault: Fault | undefined,
  ): void {
    const object = this.objects.get(key);
    if (object === undefined) return answer(response, 404, errorXml("NoSuchKey", key));
    const from = Number(/^bytes=(\d+)-$/u.exec(headers.range ?? "bytes=0-")?.[1]);
    const content = object.subarray(from);
    response.writeHead(headers.range === undefined ? 200 : 206, {
      "content-length": content.length,
    });
    if (fault !== "half") return void response.end(content);
    response.write(content.subarray(0, content.length / 2), () => response.socket?.destroy());
  }
}

const tagOf = (content: Buffer | string): string =>
  `"${createHash("md5").update(content).digest("hex")}"`;

function answer(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(xml);
}

const errorXml = (code: string, message: string): string =>
  `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

const pageXml = (
  items: readonly string[],
  isTruncated: boolean,
  tokenName: string,
  token: string | undefined,
): string =>
  `<R><IsTruncated>${isTruncated}</IsTruncated>${items.join("")}` +
  (isTruncated ? `<${tokenName}>${token}</${tokenName}>` : "") +
  "</R>";

/** Why the signature of a request is wrong; undefined if it is right. */
function signatureFault(request: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = "", "x-amz-date": date, "x-amz-content-sha256": hash } = request.headers;
  const { groups } =
    /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+),\s*SignedHeaders=(?<names>[^,]+),\s*Signature=(?<signature>[0-9a-f]{64})$/u.exec(
      authorization,
    ) ?? { groups: undefined };
  if (groups === undefined) return `no signature: ${authorization}`;
  const { id, scope = "", names = "", signature } = groups;
  if (id !== KEY_ID) return `unknown key ${id}`;
  if (typeof date !== "string" || !/^\d{8}T\d{6}Z$/u.test(date)) return `no date: ${String(date)}`;
  const sentAt = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/u, "$1-$2-$3T$4:$5:$6Z"));
  if (Math.abs(Date.now() - sentAt) > 15 * 60_000) return `skewed time ${date}`;
  const day = date.slice(0, 8);
  if (scope !== `${day}/${REGION}/s3/aws4_request`) return `wrong scope ${scope}`;
  const signed = names.split(";");
  for (const needed of ["host", "x-amz-content-sha256", "x-amz-date"]) {
    if (!signed.includes(needed)) return `${needed} is not signed`;
  }
  if (createHash("sha256").update(body).digest("hex") !== hash) return "the body was changed";
  const [path = "", search = ""] = (request.url ?? "").split("?");
  const parameters = search
    .split("&")
    .filter((each) => each !== "")
    .map((each) => (each.includes("=") ? each : `${each}=`))
    .sort();
  let canonical = `${request.method}\n${path}\n${parameters.join("&")}\n`;
  for (const name of [...signed].sort()) {
    canonical += `${name}:${String(request.headers[name] ?? "")
      .trim()
      .replaceAll(/ +/gu, " ")}\n`;
  }
  canonical += `\n${names}\n${hash}`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const mac = (key: string | Buffer, text: string) =>
    createHmac("sha256", key).update(text).digest();
  const signingKey = mac(mac(mac(mac(`AWS4${SECRET}`, day), REGION), "s3"), "aws4_request");
  const expected = mac(signingKey, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${digest}`).toString(
    "hex",
  );
  return signature === expected ? undefined : "the signature is wrong";
}
