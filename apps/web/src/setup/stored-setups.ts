import { isObject } from "@sofala/engine";
import { readLocal, writeLocal } from "../store/local-storage.ts";

const SETUP_KINDS = ["bots", "table"] as const;
/** One set-up is stored for games against bots, another for people who share a device. */
export type SetupKind = (typeof SETUP_KINDS)[number];

/** The kind that a link asks for. */
export const parseSetupKind = (name: string | null): SetupKind | undefined =>
  SETUP_KINDS.find((kind) => kind === name);

interface StoredSetup {
  readonly kind: SetupKind;
  /** As it was stored, not checked; undefined if there is none. */
  readonly setup: unknown;
}

/** The last set-up of this kind, or of any kind. */
export function loadSetup(key: string, wanted: SetupKind | undefined): StoredSetup {
  const stored = readStored(key);
  const kind = wanted ?? (stored["last"] === "table" ? "table" : "bots");
  return { kind, setup: stored[kind] };
}

/** Stores a set-up, unless only bots play: that is not what people want by default. */
export function storeSetup(key: string, people: number, setup: unknown): void {
  if (people === 0) return;
  const last: SetupKind = people === 1 ? "bots" : "table";
  writeLocal(key, { ...readStored(key), last, [last]: setup });
}

function readStored(key: string): { readonly [name: string]: unknown } {
  const stored = readLocal(key);
  return isObject(stored) ? stored : {};
}
