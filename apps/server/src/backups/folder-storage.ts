import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "./backup-error.ts";
import type { BackupStorage, StoredFile } from "./backup-storage.ts";

const UNFINISHED = ".unfinished";

/** Backups as files in a folder that only their owner may read. */
export class FolderStorage implements BackupStorage {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async list(): Promise<readonly StoredFile[]> {
    const names = await this.#names();
    const files = await Promise.all(
      names
        .filter((name) => !name.endsWith(UNFINISHED))
        .map(async (name) => ({ name, ...(await this.#stat(name)) })),
    );
    return files.flatMap(({ name, size }) => (size === undefined ? [] : [{ name, bytes: size }]));
  }

  async write(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<number> {
    return this.#inSentences(async () => {
      await mkdir(this.#path, { recursive: true, mode: 0o700 });
      const unfinished = join(this.#path, `${name}${UNFINISHED}`);
      const bytes = await writeSynced(unfinished, content);
      await rename(unfinished, join(this.#path, name));
      await syncFolder(this.#path);
      return bytes;
    });
  }

  async *read(name: string): AsyncIterable<Uint8Array> {
    try {
      yield* createReadStream(join(this.#path, name)) as AsyncIterable<Buffer>;
    } catch (error) {
      throw this.#sentence(error);
    }
  }

  async remove(name: string): Promise<void> {
    await this.#inSentences(() => rm(join(this.#path, name), { force: true }));
  }

  async removeUnfinished(before: number): Promise<void> {
    for (const name of await this.#names()) {
      if (!name.endsWith(UNFINISHED)) continue;
      const { modifiedAt } = await this.#stat(name);
      if (modifiedAt !== undefined && modifiedAt < before) await this.remove(name);
    }
  }

  async #names(): Promise<readonly string[]> {
    return this.#inSentences(async () => {
      try {
        return await readdir(this.#path);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    });
  }

  /** Both are undefined if the file was removed in the meantime. */
  async #stat(name: string): Promise<{ readonly size?: number; readonly modifiedAt?: number }> {
    return this.#inSentences(async () => {
      try {
        const { size, mtimeMs } = await stat(join(this.#path, name));
        return { size, modifiedAt: mtimeMs };
      } catch (error) {
        if (isMissing(error)) return {};
        throw error;
      }
    });
  }

  async #inSentences<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.#sentence(error);
    }
  }

  /** An error of the file system as a sentence for an operator; any other error as it is. */
  #sentence(error: unknown): unknown {
    if (!(error instanceof Error) || !("syscall" in error)) return error;
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = {
      ENOSPC: "the disk is full",
      EDQUOT: "the disk quota is used up",
      EACCES: "the server may not write or read there",
      EPERM: "the server may not write or read there",
      EROFS: "it can only be read",
      ENOENT: "there is no such file",
    };
    return new BackupError(`${this.#path}: ${reasons[code ?? ""] ?? error.message}`, {
      cause: error,
    });
  }
}

async function writeSynced(
  path: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<number> {
  const file = await open(path, "w", 0o600);
  let bytes = 0;
  try {
    for await (const chunk of content) {
      await file.appendFile(chunk);
      bytes += chunk.length;
    }
    await file.sync();
    await file.close();
    return bytes;
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
