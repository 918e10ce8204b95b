import { generateKeyPairSync } from "node:crypto";
import type { SigningKey } from "@sofala/protocol";
import { settingOf } from "../store/server-settings.ts";
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
const storedText = (database: Database, now: number): Promise<string> =>
  settingOf(database, SETTING, () => JSON.stringify([newKey(now)]));

async function storedKeys(database: Database, now: number): Promise<readonly StoredKey[]> {
  return JSON.parse(await storedText(database, now)) as readonly StoredKey[];
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
  const [fresh] = await changeKeys(database, now, (keys) => rotated(keys, now));
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
    (keys[0]?.key === key ? rotated(keys, now) : keys).filter((each) => each.key !== key),
  );
  return true;
}

function rotated([current, ...older]: readonly StoredKey[], now: number): readonly StoredKey[] {
  if (current === undefined) throw new Error("the signing key is missing");
  return [newKey(now), { ...published(current), until: now }, ...older];
}

/** Changes the stored keys, once more where somebody else changed them at the same moment. */
async function changeKeys(
  database: Database,
  now: number,
  change: (keys: readonly StoredKey[]) => readonly StoredKey[],
): Promise<readonly StoredKey[]> {
  for (;;) {
    const before = await storedText(database, now);
    const after = change(JSON.parse(before) as readonly StoredKey[]);
    const { numUpdatedRows } = await database.query
      .updateTable("settings")
      .set({ value: JSON.stringify(after) })
      .where("name", "=", SETTING)
      .where("value", "=", before)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return after;
  }
}
