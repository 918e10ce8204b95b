import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

/** A hash of "hunter2" with minimal cost parameters. */
const CHEAP_HASH = "$argon2id$v=19$m=8,t=1,p=1$c2l4dGVlbiBieXRlcyBvaw$PJn5zznvKB20iswRyQydVQ";

test("hashes are PHC strings, and hashes with other cost parameters still verify", async () => {
  const hashed = await hashPassword("four cows and a throne");
  if (!hashed.ok) throw new Error(hashed.error.code);
  expect(hashed.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verifyPassword("four cows and a throne", hashed.value)).toEqual({
    ok: true,
    value: true,
  });
  expect(await verifyPassword("five cows and a throne", hashed.value)).toEqual({
    ok: true,
    value: false,
  });
  expect(await verifyPassword("hunter2", CHEAP_HASH)).toEqual({ ok: true, value: true });
  expect(await verifyPassword("hunter2", undefined)).toEqual({ ok: true, value: false });
});

test("two hashes run at once, 64 wait, and the rest are refused", async () => {
  const results = await Promise.all(
    Array.from({ length: 80 }, () => verifyPassword("hunter2", CHEAP_HASH)),
  );
  expect(results.filter((result) => result.ok && result.value)).toHaveLength(2 + 64);
  expect(results.find((result) => !result.ok)).toMatchObject({ error: { code: "server/busy" } });
});
