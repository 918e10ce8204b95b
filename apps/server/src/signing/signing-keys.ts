import { generateKeyPairSync } from "node:crypto";
import type { SigningKey } from "@sofala/protocol";
import { settingOf } from "../notices/settings.ts";
import type { Database } from "../store/database.ts";

/** An Ed25519 key pair as it is stored, newest first; one that was replaced has no private part any more. */
interface StoredKey extends SigningKey {
  readonly privateKey?: string;
}

/** The key that archives are signed with now. */
export interface CurrentKey {
  /** 32 bytes, base64url. */
  readonly key: string;
  readonly privateKey: string;
}

const SETTING = "signing-keys";

function newKey(since: number): StoredKey & CurrentKey {
  const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { key: x, privateKey: d, since };
}

/** Made the first time, by whichever node comes first; nodes that share a database share them. */
async function storedKeys(database: Database, now: number): Promise<readonly StoredKey[]> {
  const text = await settingOf(database, SETTING, () => JSON.stringify([newKey(now)]));
  return JSON.parse(text) as readonly StoredKey[];
}

export async function currentKey(database: Database, now: number): Promise<CurrentKey> {
  const [{ key, privateKey } = {}] = await storedKeys(database, now);
  if (key === undefined || privateKey === undefined) throw new Error("the signing key is missing");
  return { key, privateKey };
}

/** The public keys of this server, newest first: of all archives that it ever signed. */
export async function publicKeys(database: Database, now: number): Promise<readonly SigningKey[]> {
  const keys = await storedKeys(database, now);
  return keys.map(published);
}

const published = ({ key, since, until }: StoredKey): SigningKey => ({
  key,
  since,
  ...(until === undefined ? {} : { until }),
});

/** Signs with a new key from now on. The old private key is deleted; the public one stays, for what it signed. */
export async function rotateKey(database: Database, now: number): Promise<string> {
  for (;;) {
    const [current, ...older] = await storedKeys(database, now);
    if (current === undefined) throw new Error("the signing key is missing");
    const fresh = newKey(now);
    const { numUpdatedRows } = await database.query
      .updateTable("settings")
      .set({ value: JSON.stringify([fresh, { ...published(current), until: now }, ...older]) })
      .where("name", "=", SETTING)
      .where("value", "=", JSON.stringify([current, ...older]))
      .executeTakeFirst();
    // Somebody else rotated at the same moment: their key is replaced too.
    if (numUpdatedRows === 1n) return fresh.key;
  }
}
