import { createHash, createHmac } from "node:crypto";

export interface S3Credentials {
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export interface S3Request {
  readonly method: string;
  /** Its path and query must be encoded by `encodeUri`. */
  readonly url: URL;
  /** All of them are signed; their names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The headers of a request to S3 with its signature: AWS Signature Version 4, with the whole body signed. */
export function signedHeaders(
  { method, url, headers, body }: S3Request,
  { region, keyId, secret }: S3Credentials,
  at: Date,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/gu, "");
  const day = time.slice(0, 8);
  const bodyHash = sha256(body);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": time,
  };
  const names = Object.keys(all).toSorted();
  const canonicalRequest = [
    method,
    url.pathname,
    url.search.slice(1).split("&").toSorted().join("&"),
    ...names.map((name) => `${name}:${all[name]}`),
    "",
    names.join(";"),
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonicalRequest)].join("\n");
  const signingKey = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (key, part) => createHmac("sha256", key).update(part).digest(),
    `AWS4${secret}`,
  );
  const signature = createHmac("sha256", signingKey).update(toSign).digest("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
  // The sender of the request sets the host.
  const { host: _, ...sent } = all;
  return { ...sent, authorization };
}

/** Encodes everything but unreserved characters, as signatures require. */
export const encodeUri = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );

const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");
