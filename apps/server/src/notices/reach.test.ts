import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPublic, isReachable, post } from "./reach.ts";

const never = new AbortController().signal;

describe("addresses that are not the internet's", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.1.1",
    "0.0.0.0",
    "255.255.255.255",
    "224.0.0.1",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::a00:1",
    "fe80::1",
    "fd00::1",
    "2002:7f00:1::",
    "2001:db8::1",
    "ff02::1",
    "nonsense",
  ])("%s", (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(["1.1.1.1", "172.32.0.1", "::ffff:8.8.8.8", "2606:4700:4700::1111"])(
    "others are: %s",
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );
});

describe("nothing is sent", () => {
  test.each([
    "http://example.org/hook",
    "ftp://example.org/hook",
    "https://127.0.0.1/hook",
    "https://0x7f000001/hook",
    "https://2130706433/hook",
    "https://[::1]/hook",
    "https://[::ffff:10.0.0.1]/hook",
    "https://169.254.169.254/latest/meta-data",
    "https://user:password@example.org/hook",
    "javascript:alert(1)",
    "nothing",
  ])("to %s", (url) => {
    expect(isReachable(url, false)).toBe(false);
  });

  test("to a name that leads to this machine, whatever it says", async () => {
    expect(isReachable("https://localhost/hook", false)).toBe(true);
    const sent = post({ url: "https://localhost/hook", headers: {}, body: "{}" }, false, never);
    await expect(sent).rejects.toThrow("not allowed");
  });
});

describe("where private networks are allowed", () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("redirections are not followed", async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await post({ url, headers: {}, body: "{}" }, true, never)).toBe(307);
    expect(asked).toBe(1);
  });
});
