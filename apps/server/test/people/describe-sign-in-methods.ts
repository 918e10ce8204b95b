import { describe, expect, test } from "vitest";
import {
  accountOf,
  deletePasswordQuery,
  removeSignInMethod,
  lockAccountQuery,
} from "../../src/people/credentials.ts";
import type { Database } from "../../src/store/database.ts";

/** Tests sign-in methods without a server, so that they are removed at exactly the same time. */
export function describeSignInMethods(databaseOf: () => Database): void {
  describe("sign-in methods that are removed at once", () => {
    const PASSKEYS = ["one", "two", "three"];
    let people = 0;

    const row = (person: string, kind: "password" | "passkey", id: string) => ({
      id: `${person} ${id}`,
      person,
      kind,
      secret: kind,
      label: id,
      counter: 0,
      created_at: 1,
      last_used_at: 1,
    });

    /** Inserts an account with a password and passkeys. */
    async function newAccount({ query }: Database): Promise<string> {
      const id = `account ${++people}`;
      const handle = `way ${people}`;
      await query
        .insertInto("people")
        .values({
          id,
          name: id,
          normalized_name: handle,
          kind: "account",
          role: null,
          created_at: 1,
        })
        .execute();
      await query
        .insertInto("credentials")
        .values([row(id, "password", "word"), ...PASSKEYS.map((key) => row(id, "passkey", key))])
        .execute();
      return id;
    }

    test("leave the account one of them", async () => {
      const database = databaseOf();
      const persons = await Promise.all(Array.from({ length: 20 }, () => newAccount(database)));
      await Promise.all(
        persons.map(async (person) => {
          const methods = [
            { kind: "password" } as const,
            ...PASSKEYS.map((key) => ({ kind: "passkey", id: `${person} ${key}` }) as const),
          ];
          const done = await Promise.all(
            methods.map((signInMethod) => removeSignInMethod(database, person, signInMethod)),
          );
          const refused = done.flatMap((each) => (each.ok ? [] : [each.error.code]));
          expect(refused).toEqual(["person/last-sign-in-method"]);
          const { passwordHash, passkeys } = await accountOf(database, person);
          expect(passkeys.length + (passwordHash === undefined ? 0 : 1)).toBe(1);
        }),
      );
    });

    test("while passwords are set leave one password", async () => {
      const database = databaseOf();
      const person = await newAccount(database);
      const set = (id: string) => {
        const insertion = database.query
          .insertInto("credentials")
          .values(row(person, "password", id));
        return database.commit({
          mustChange: [lockAccountQuery(database, person)],
          mayChange: [deletePasswordQuery(database, person), insertion.compile()],
        });
      };
      await Promise.all(Array.from({ length: 8 }, (_, n) => set(`word ${n}`)));
      const rows = await database.query
        .selectFrom("credentials")
        .select("id")
        .where("person", "=", person)
        .where("kind", "=", "password")
        .execute();
      expect(rows).toHaveLength(1);
    });
  });
}
