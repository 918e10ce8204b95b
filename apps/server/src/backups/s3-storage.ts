import type { S3Location } from "../backup-config.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupStorage, StoredFile } from "./backup-storage.ts";
import { S3Client, S3Refusal, xmlElements, xmlValue, type S3Options } from "./s3-client.ts";

/** Files of at most this size are sent in one request, and larger ones in parts of it: up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
/** How often reading continues after an interruption without having received anything new. */
const MAX_EMPTY_READS = 3;
const NOT_IMPLEMENTED = 501;

interface Options extends S3Options {
  readonly partBytes?: number;
}

/** Backups as objects in a bucket of S3, or of a storage that has the same API. */
export class S3Storage implements BackupStorage {
  readonly #client: S3Client;
  readonly #prefix: string;
  readonly #partBytes: number;

  constructor(location: S3Location, { partBytes = PART_BYTES, ...options }: Options = {}) {
    this.#client = new S3Client(location, options);
    this.#prefix = location.prefix;
    this.#partBytes = partBytes;
  }

  async list(): Promise<readonly StoredFile[]> {
    const query = { "list-type": "2", prefix: this.#prefix };
    const pages = this.#pages(query, (page) => ({
      "continuation-token": valueOf(page, "NextContinuationToken"),
    }));
    const files: StoredFile[] = [];
    for await (const page of pages) {
      for (const object of xmlElements(page, "Contents")) {
        const bytes = Number(valueOf(object, "Size"));
        files.push({ name: valueOf(object, "Key").slice(this.#prefix.length), bytes });
      }
    }
    // Objects below the folder are not ours.
    return files.filter(({ name }) => !name.includes("/"));
  }

  async write(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<number> {
    const key = this.#prefix + name;
    let upload: Upload | undefined;
    try {
      for await (const { part, isLast } of inParts(content, this.#partBytes)) {
        if (isLast && upload === undefined) {
          await this.#client.send({ method: "PUT", key, body: part });
          return part.length;
        }
        upload ??= await Upload.begin(this.#client, key);
        await upload.add(part);
      }
      return (await upload?.complete()) ?? 0;
    } catch (error) {
      // If this fails too, a later backup removes the parts.
      await upload?.abort().catch(() => {});
      throw error;
    }
  }

  async *read(name: string): AsyncIterable<Uint8Array> {
    const key = this.#prefix + name;
    let position = 0;
    for (let emptyReads = 0; ;) {
      const headers: Record<string, string> = position === 0 ? {} : { range: `bytes=${position}-` };
      const { body } = await this.#client.send({ method: "GET", key, headers });
      const before = position;
      try {
        for await (const chunk of body ?? []) {
          position += chunk.length;
          yield chunk;
        }
        return;
      } catch (error) {
        // The connection broke: continue from there.
        emptyReads = position > before ? 0 : emptyReads + 1;
        if (emptyReads < MAX_EMPTY_READS) continue;
        throw new BackupError(`${name} could not be read to its end`, { cause: error });
      }
    }
  }

  async remove(name: string): Promise<void> {
    await this.#client.send({ method: "DELETE", key: this.#prefix + name });
  }

  async removeUnfinished(before: number): Promise<void> {
    try {
      await this.#abortUploads(before);
    } catch (error) {
      // Some storages cannot list uploads; they remove abandoned ones by themselves.
      if (!(error instanceof S3Refusal && error.status === NOT_IMPLEMENTED)) throw error;
    }
  }

  async #abortUploads(before: number): Promise<void> {
    const query = { uploads: "", prefix: this.#prefix };
    const pages = this.#pages(query, (page) => ({
      "key-marker": valueOf(page, "NextKeyMarker"),
      "upload-id-marker": valueOf(page, "NextUploadIdMarker"),
    }));
    for await (const page of pages) {
      for (const upload of xmlElements(page, "Upload")) {
        if (Date.parse(valueOf(upload, "Initiated")) >= before) continue;
        await this.#client.send({
          method: "DELETE",
          key: valueOf(upload, "Key"),
          query: { uploadId: valueOf(upload, "UploadId") },
        });
      }
    }
  }

  /** All pages of a list; `next` reads from a page how to ask for the one after it. */
  async *#pages(
    query: Readonly<Record<string, string>>,
    next: (page: string) => Readonly<Record<string, string>>,
  ): AsyncGenerator<string> {
    for (let marker: Readonly<Record<string, string>> | undefined = {}; marker !== undefined;) {
      const page: string = await this.#client.sendForText({
        method: "GET",
        query: { ...query, ...marker },
      });
      yield page;
      marker = valueOf(page, "IsTruncated") === "true" ? next(page) : undefined;
    }
  }
}

/** A file that is sent in parts; it does not exist until all of them are there. */
class Upload {
  readonly #client: S3Client;
  readonly #key: string;
  readonly #id: string;
  readonly #tags: string[] = [];
  #bytes = 0;

  private constructor(client: S3Client, key: string, id: string) {
    this.#client = client;
    this.#key = key;
    this.#id = id;
  }

  static async begin(client: S3Client, key: string): Promise<Upload> {
    const answer = await client.sendForText({ method: "POST", key, query: { uploads: "" } });
    return new Upload(client, key, valueOf(answer, "UploadId"));
  }

  async add(part: Buffer): Promise<void> {
    const query = { partNumber: String(this.#tags.length + 1), uploadId: this.#id };
    const { headers } = await this.#client.send({
      method: "PUT",
      key: this.#key,
      query,
      body: part,
    });
    const tag = headers.get("etag");
    if (tag === null) throw new BackupError("the storage did not acknowledge a part (no ETag)");
    this.#tags.push(tag);
    this.#bytes += part.length;
  }

  async complete(): Promise<number> {
    const parts = this.#tags.map(
      (tag, index) =>
        `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', "&quot;")}</ETag></Part>`,
    );
    const answer = await this.#client.sendForText({
      method: "POST",
      key: this.#key,
      query: { uploadId: this.#id },
      headers: { "content-type": "application/xml" },
      body: Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`),
    });
    // S3 may report an error although the status is 200.
    if (answer.includes("<Error>")) {
      const reason = `${valueOf(answer, "Code")}: ${valueOf(answer, "Message")}`;
      throw new BackupError(`the storage could not put the parts together: ${reason}`);
    }
    return this.#bytes;
  }

  async abort(): Promise<void> {
    await this.#client.send({
      method: "DELETE",
      key: this.#key,
      query: { uploadId: this.#id },
    });
  }
}

/** Bytes in parts of one size, of which only the last may be shorter. */
async function* inParts(
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  partBytes: number,
): AsyncGenerator<{ readonly part: Buffer; readonly isLast: boolean }> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    while (size > partBytes) {
      const bytes = Buffer.concat(pieces);
      yield { part: bytes.subarray(0, partBytes), isLast: false };
      pieces = [bytes.subarray(partBytes)];
      size -= partBytes;
    }
  }
  yield { part: Buffer.concat(pieces), isLast: true };
}

function valueOf(xml: string, name: string): string {
  const value = xmlValue(xml, name);
  if (value === undefined) throw new BackupError(`the storage's answer has no ${name}`);
  return value;
}
