import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAlongsideServer } from "../../src/admin/open-alongside-server.ts";
import { hasValidSignature, signArchive } from "../../src/signing/archive-signature.ts";
import { currentKey, publicKeys, revokeKey, rotateKey } from "../../src/signing/signing-keys.ts";
import type { Database } from "../../src/store/database.ts";
import { openDatabase } from "../../src/store/open-database.ts";

/** Tests of signing keys, for every database. */
export function describeSigning(fresh: () => Promise<string>): void {
  describe("the signing key", () => {
    let one: Database;
    let other: Database;
    beforeAll(async () => {
      const where = await fresh();
      one = await openDatabase(where);
      other = await openAlongsideServer(where);
    });
    afterAll(async () => {
      await other.close();
      await one.close();
    });

    test("is created once, and its public part is published", async () => {
      const [here, there] = await Promise.all([currentKey(one, 1), currentKey(other, 1)]);
      expect(there).toEqual(here);
      expect(await publicKeys(other, 2)).toEqual([{ key: here.key, since: 1 }]);
    });

    test("is replaced; the old one stays published, without its private part", async () => {
      const old = await currentKey(one, 1);
      const archive = signArchive({ table: { id: "t" } }, old);
      const key = await rotateKey(other, 5);
      expect(key).not.toBe(old.key);
      expect((await currentKey(one, 6)).key).toBe(key);
      expect(await publicKeys(one, 6)).toEqual([
        { key, since: 5 },
        { key: old.key, since: 1, until: 5 },
      ]);
      const { value } = await one.query
        .selectFrom("server_state")
        .select("value")
        .where("name", "=", "signing-keys")
        .executeTakeFirstOrThrow();
      expect(value).not.toContain(old.privateKey);
      expect(hasValidSignature(archive, archive.signature)).toBe(true);
    });

    test("is not published after it was revoked, whether current or old", async () => {
      const [older, ...others] = await publicKeys(one, 6);
      const leaked = await rotateKey(one, 6);
      expect(await revokeKey(other, leaked, 7)).toBe(true);
      const [current, ...rest] = await publicKeys(one, 7);
      expect(current?.key).not.toBe(leaked);
      expect((await currentKey(one, 7)).key).toBe(current?.key);
      expect(rest).toEqual([{ ...older, until: 6 }, ...others]);
      expect(await revokeKey(other, older?.key ?? "", 7)).toBe(true);
      expect(await publicKeys(one, 7)).toEqual([current, ...others]);
      expect(await revokeKey(other, leaked, 7)).toBe(false);
    });

    test("is replaced in every format of the setting", async () => {
      const keys = await one.query
        .selectFrom("server_state")
        .select("value")
        .where("name", "=", "signing-keys")
        .executeTakeFirstOrThrow();
      const value = JSON.stringify(JSON.parse(keys.value), undefined, 1);
      await one.query
        .updateTable("server_state")
        .set({ value })
        .where("name", "=", "signing-keys")
        .execute();
      const key = await rotateKey(one, 7);
      expect((await currentKey(other, 7)).key).toBe(key);
    });

    test("is not lost when two processes replace it at once", async () => {
      const before = await publicKeys(one, 7);
      const made = await Promise.all([rotateKey(one, 8), rotateKey(other, 8)]);
      const after = await publicKeys(one, 9);
      expect(after).toHaveLength(before.length + 2);
      expect(after.slice(0, 2).map(({ key }) => key)).toEqual(expect.arrayContaining(made));
    });
  });
}
