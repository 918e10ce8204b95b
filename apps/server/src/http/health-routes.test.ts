import { expect, test } from "vitest";
import { isLocalRequest } from "./health-routes.ts";

const isLocal = (remoteAddress: string | undefined, headers = {}) =>
  isLocalRequest({ socket: { remoteAddress }, headers });

test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])(
  "%s is a local address",
  (address) => {
    expect(isLocal(address)).toBe(true);
  },
);

test.each(["10.0.0.1", "::ffff:10.0.0.1", "2001:db8::1", "1127.0.0.1", undefined])(
  "%s is not a local address",
  (address) => {
    expect(isLocal(address)).toBe(false);
  },
);

test.each(["forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip"])(
  "a request with the header %s comes from a proxy",
  (name) => {
    expect(isLocal("127.0.0.1", { [name]: "" })).toBe(false);
  },
);
