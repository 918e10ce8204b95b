import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

/** Of "hunter2", made with hardly any work. */
const CHEAP_HASH = "$argon2id$v=19$m=8,t=1,p=1$c2l4dGVlbiBieXRlcyBvaw$PJn5zznvKB20iswRyQydVQ";

test("a hash says how it was made, and one that was made otherwise is still known", async () => {
  const made = await hashPassword("four cows and a throne");
  if (!made.ok) throw new Error(made.error.code);
  expect(made.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verifyPassword("four cows and a throne", made.value)).toEqual({
    ok: true,
    value: true,
  });
  expect(await verifyPassword("five cows and a throne", made.value)).toEqual({
    ok: true,
    value: false,
  });
  expect(await verifyPassword("hunter2", CHEAP_HASH)).toEqual({ ok: true, value: true });
  expect(await verifyPassword("hunter2", undefined)).toEqual({ ok: true, value: false });
});

test("two are worked out at once, some wait, and the rest are sent away", async () => {
  const all = await Promise.all(
    Array.from({ length: 80 }, () => verifyPassword("hunter2", CHEAP_HASH)),
  );
  expect(all.filter((each) => each.ok && each.value)).toHaveLength(2 + 64);
  expect(all.find((each) => !each.ok)).toMatchObject({ error: { code: "server/busy" } });
});
