import { generateKeyPairSync } from "node:crypto";
import type { SigningKey } from "@sofala/protocol";
import { loadOrCreateServerState } from "../store/server-state.ts";
import type { Database } from "../store/database.ts";

/** An Ed25519 key as it is stored; a replaced key has no private part. */
interface StoredSigningKey extends SigningKey {
  readonly privateKey?: string;
}

/** The key that archives are signed with now. */
export interface CurrentSigningKey {
  /** 32 bytes, base64url. */
  readonly key: string;
  readonly privateKey: string;
}

const SIGNING_KEYS_STATE = "signing-keys";

function generateKey(since: number): StoredSigningKey & CurrentSigningKey {
  const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { key: x, privateKey: d, since };
}

/** A JSON array, newest key first, which all nodes share. */
const storedKeysJson = (database: Database, now: number): Promise<string> =>
  loadOrCreateServerState(database, SIGNING_KEYS_STATE, () => JSON.stringify([generateKey(now)]));

async function storedKeys(database: Database, now: number): Promise<readonly StoredSigningKey[]> {
  return JSON.parse(await storedKeysJson(database, now)) as readonly StoredSigningKey[];
}

export async function currentKey(database: Database, now: number): Promise<CurrentSigningKey> {
  const [{ key, privateKey } = {}] = await storedKeys(database, now);
  if (key === undefined || privateKey === undefined) throw new Error("the signing key is missing");
  return { key, privateKey };
}

/** The public keys of all archives that the server has signed, newest first. */
export async function publicKeys(database: Database, now: number): Promise<readonly SigningKey[]> {
  const keys = await storedKeys(database, now);
  return keys.map(toPublicKey);
}

const toPublicKey = ({ key, since, until }: StoredSigningKey): SigningKey => ({
  key,
  since,
  ...(until === undefined ? {} : { until }),
});

/** Creates a new signing key and returns it. Deletes the old private key; keeps the public key for old archives. */
export async function rotateKey(database: Database, now: number): Promise<string> {
  const [current] = await changeKeys(database, now, (keys) => withNewKey(keys, now));
  return current?.key ?? "";
}

/**
 * Stops publishing a leaked key, so that archives that it signed no longer verify. Replaces it first if it is the
 * current one. False if the server has no such key.
 */
export async function revokeKey(database: Database, key: string, now: number): Promise<boolean> {
  const stored = await storedKeys(database, now);
  if (stored.every((other) => other.key !== key)) return false;
  await changeKeys(database, now, (keys) =>
    (keys[0]?.key === key ? withNewKey(keys, now) : keys).filter((other) => other.key !== key),
  );
  return true;
}

function withNewKey(
  [current, ...older]: readonly StoredSigningKey[],
  now: number,
): readonly StoredSigningKey[] {
  if (current === undefined) throw new Error("the signing key is missing");
  return [generateKey(now), { ...toPublicKey(current), until: now }, ...older];
}

/** Compare-and-set: tries again if another process changed the keys in the meantime. */
async function changeKeys(
  database: Database,
  now: number,
  change: (keys: readonly StoredSigningKey[]) => readonly StoredSigningKey[],
): Promise<readonly StoredSigningKey[]> {
  for (;;) {
    const before = await storedKeysJson(database, now);
    const after = change(JSON.parse(before) as readonly StoredSigningKey[]);
    const { numUpdatedRows } = await database.query
      .updateTable("server_state")
      .set({ value: JSON.stringify(after) })
      .where("name", "=", SIGNING_KEYS_STATE)
      .where("value", "=", before)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return after;
  }
}
