import { generateKeyPairSync } from "node:crypto";
import type { SigningKey } from "@sofala/protocol";
import { loadOrCreateSetting } from "../store/server-settings.ts";
import type { Database } from "../store/database.ts";

/** An Ed25519 key pair as it is stored, newest first; one that was replaced has no private part any more. */
interface StoredSigningKey extends SigningKey {
  readonly privateKey?: string;
}

/** The key that archives are signed with now. */
export interface CurrentSigningKey {
  /** 32 bytes, base64url. */
  readonly key: string;
  readonly privateKey: string;
}

const SETTING_NAME = "signing-keys";

function generateKey(since: number): StoredSigningKey & CurrentSigningKey {
  const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { key: x, privateKey: d, since };
}

/** Made the first time, by whichever node comes first; nodes that share a database share them. */
const storedKeysJson = (database: Database, now: number): Promise<string> =>
  loadOrCreateSetting(database, SETTING_NAME, () => JSON.stringify([generateKey(now)]));

async function storedKeys(database: Database, now: number): Promise<readonly StoredSigningKey[]> {
  return JSON.parse(await storedKeysJson(database, now)) as readonly StoredSigningKey[];
}

export async function currentKey(database: Database, now: number): Promise<CurrentSigningKey> {
  const [{ key, privateKey } = {}] = await storedKeys(database, now);
  if (key === undefined || privateKey === undefined) throw new Error("the signing key is missing");
  return { key, privateKey };
}

/** The public keys of this server, newest first: of all archives that it ever signed. */
export async function publicKeys(database: Database, now: number): Promise<readonly SigningKey[]> {
  const keys = await storedKeys(database, now);
  return keys.map(toPublicKey);
}

const toPublicKey = ({ key, since, until }: StoredSigningKey): SigningKey => ({
  key,
  since,
  ...(until === undefined ? {} : { until }),
});

/** Signs with a new key from now on. The old private key is deleted; the public one stays, for what it signed. */
export async function rotateKey(database: Database, now: number): Promise<string> {
  const [fresh] = await changeKeys(database, now, (keys) => withNewKey(keys, now));
  return fresh?.key ?? "";
}

/**
 * No longer publishes a key that somebody else may have: nothing that it signed can be trusted, whenever that was. The
 * current key is replaced first. False if the server has no such key.
 */
export async function revokeKey(database: Database, key: string, now: number): Promise<boolean> {
  const known = await storedKeys(database, now);
  if (known.every((each) => each.key !== key)) return false;
  await changeKeys(database, now, (keys) =>
    (keys[0]?.key === key ? withNewKey(keys, now) : keys).filter((each) => each.key !== key),
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

/** Changes the stored keys, once more where somebody else changed them at the same moment. */
async function changeKeys(
  database: Database,
  now: number,
  change: (keys: readonly StoredSigningKey[]) => readonly StoredSigningKey[],
): Promise<readonly StoredSigningKey[]> {
  for (;;) {
    const before = await storedKeysJson(database, now);
    const after = change(JSON.parse(before) as readonly StoredSigningKey[]);
    const { numUpdatedRows } = await database.query
      .updateTable("settings")
      .set({ value: JSON.stringify(after) })
      .where("name", "=", SETTING_NAME)
      .where("value", "=", before)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return after;
  }
}
