import type { BackupLocation } from "../backup-config.ts";
import { FolderStorage } from "./folder-storage.ts";
import { S3Storage } from "./s3-storage.ts";

/** A complete file in a storage. */
export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

/** Where backups are. Every call may throw `BackupError`. */
export interface BackupStorage {
  /** All complete files; a file appears here only once it is written to its end. */
  list(): Promise<readonly StoredFile[]>;
  /** Writes a file completely or not at all; returns its size. */
  write(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<number>;
  read(name: string): AsyncIterable<Uint8Array>;
  remove(name: string): Promise<void>;
  /** Removes what killed programs began to write before this time (milliseconds since 1970) and never finished. */
  removeUnfinished(before: number): Promise<void>;
}

export const openStorage = (location: BackupLocation): BackupStorage =>
  location.kind === "folder" ? new FolderStorage(location.path) : new S3Storage(location);
