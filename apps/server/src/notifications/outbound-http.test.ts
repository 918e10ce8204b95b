import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPublicAddress, isAllowedUrl, post, publicLookup } from "./outbound-http.ts";

const never = new AbortController().signal;

describe("addresses", () => {
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
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(["1.1.1.1", "172.32.0.1", "::ffff:8.8.8.8", "2606:4700:4700::1111"])(
    "%s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("URLs", () => {
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
  ])("%s is not allowed", (url) => {
    expect(isAllowedUrl(url, false)).toBe(false);
  });
});

describe("a host name", () => {
  const ADDRESSES: { readonly [name: string]: readonly string[] } = {
    "public.test": ["1.1.1.1", "8.8.8.8"],
    "private.test": ["10.0.0.1"],
    "mixed.test": ["1.1.1.1", "127.0.0.1"],
  };
  /** A DNS server that knows these IPv4 addresses. */
  const nameServer = createSocket("udp4");
  beforeAll(async () => {
    nameServer.on("message", (question, { port, address }) => {
      nameServer.send(dnsReply(question, ADDRESSES), port, address);
    });
    nameServer.bind(0, "127.0.0.1");
    await once(nameServer, "listening");
  });
  afterAll(() => nameServer.close());

  const lookup = publicLookup(() => {
    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${nameServer.address().port}`]);
    return resolver;
  });
  /** The addresses that a lookup finds, or its error code. */
  const lookUp = (name: string, all: boolean) =>
    new Promise((resolve) => {
      lookup(name, { all }, (error, found) => resolve(error?.code ?? found));
    });

  test("resolves to its public addresses", async () => {
    expect(await lookUp("public.test", true)).toEqual([
      { address: "1.1.1.1", family: 4 },
      { address: "8.8.8.8", family: 4 },
    ]);
    expect(await lookUp("public.test", false)).toBe("1.1.1.1");
  });

  test.each(["private.test", "mixed.test"])(
    "with a private address does not resolve: %s",
    async (name) => {
      expect(await lookUp(name, true)).toBe("EACCES");
    },
  );

  test("with a private address is sent no request", async () => {
    const request = { url: "https://private.test/hook", headers: {}, body: "{}" };
    await expect(post(request, false, never, lookup)).rejects.toThrow("not allowed");
  });

  test("that does not exist does not resolve", async () => {
    expect(await lookUp("unknown.test", true)).toBe("ENOTFOUND");
  });
});

/** A DNS reply (RFC 1035) with the IPv4 addresses of the name, or NXDOMAIN. */
function dnsReply(question: Buffer, known: { readonly [name: string]: readonly string[] }): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = question.readUInt16BE(at + 1);
  const addresses = known[labels.join(".")];
  const records = type === 1 ? (addresses ?? []) : [];
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(addresses === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const record = (address: string) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)]);
  return Buffer.concat([header, question.subarray(12, at + 5), ...records.map(record)]);
}

describe("if private networks are allowed", () => {
  let requestCount = 0;
  const server = createServer((_request, response) => {
    requestCount++;
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("redirections are not followed", async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await post({ url, headers: {}, body: "{}" }, true, never)).toBe(307);
    expect(requestCount).toBe(1);
  });

  test("a switch to another protocol is an answer, too", async () => {
    const switching = createTcpServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => {
        socket.write("HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n");
      });
    });
    switching.listen(0, "127.0.0.1");
    await once(switching, "listening");
    const url = `http://127.0.0.1:${(switching.address() as AddressInfo).port}/`;
    expect(await post({ url, headers: {}, body: "{}" }, true, never)).toBe(101);
    switching.close();
  });
});
