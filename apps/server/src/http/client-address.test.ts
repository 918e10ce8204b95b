import { expect, test } from "vitest";
import { clientAddressOf } from "./client-address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:1:2:ffff::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (ip, clientAddress) => {
  expect(clientAddressOf(ip)).toBe(clientAddress);
});
