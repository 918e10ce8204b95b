import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A POST request to a URL that a user entered. */
export interface OutboundRequest {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

/** Networks that users must not reach through this server (SSRF). */
const PRIVATE_NETWORKS = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE_NETWORKS.addSubnet(net, prefix, "ipv4");
}
/** The global unicast addresses of IPv6; some of them are special and count as private below. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet("2000::", 3, "ipv6");
for (const [net, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  PRIVATE_NETWORKS.addSubnet(net, prefix, "ipv6");
}

/** True if this is an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(?<plain>\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.groups?.["plain"];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const family = isIP(address);
  if (family === 4) return !PRIVATE_NETWORKS.check(address, "ipv4");
  return (
    family === 6 && GLOBAL_IPV6.check(address, "ipv6") && !PRIVATE_NETWORKS.check(address, "ipv6")
  );
}

/** True if requests to this URL are allowed. A host name is checked only when it is looked up. */
export function isAllowedUrl(url: string, canReachPrivateNetworks: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  if (username !== "" || password !== "") return false;
  if (canReachPrivateNetworks) return protocol === "https:" || protocol === "http:";
  const literal = ipAddressIn(url);
  return protocol === "https:" && (literal === undefined || isPublicAddress(literal));
}

/** The IP address in a URL, if it has one instead of a host name; IPv6 addresses are in brackets. */
function ipAddressIn(url: string): string | undefined {
  const host = new URL(url).hostname.replace(/^\[(?<inner>.*)\]$/u, "$<inner>");
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Sends a request and returns the status; follows no redirects and reads no body. It connects to the address that was
 * checked, so that the host name cannot change its address in between (DNS rebinding).
 */
export function post(
  { url, headers, body }: OutboundRequest,
  canReachPrivateNetworks: boolean,
  stop: AbortSignal,
  lookup = publicLookup(),
): Promise<number> {
  if (!isAllowedUrl(url, canReachPrivateNetworks)) return Promise.reject(new Error("not allowed"));
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal: stop,
      ...(canReachPrivateNetworks ? {} : { lookup }),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    // A switch to another protocol (101) is neither a response nor an error.
    outgoing.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on("close", () => reject(new Error("closed without a response")));
    outgoing.end(body);
  });
}

/**
 * A DNS lookup that fails if any address of the name is private. It queries name servers itself: Node's own lookup
 * blocks one of the four threads of the pool, which logins and files need too, until a slow name server answers.
 */
export const publicLookup =
  (newResolver = () => new Resolver({ timeout: 3000, tries: 2 })): LookupFunction =>
  (name, options, callback) => {
    resolveAddresses(newResolver(), name).then(
      (found) => {
        const isAllowed = found.every(({ address }) => isPublicAddress(address));
        const [first] = found;
        if (!isAllowed || first === undefined) {
          callback(Object.assign(new Error("not allowed"), { code: "EACCES" }), "", 0);
        } else if (options.all === true) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };

/** The IPv4 and IPv6 addresses of a host name; rejects if it has none. */
async function resolveAddresses(
  resolver: Resolver,
  name: string,
): Promise<readonly LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (four.status === "rejected" && six.status === "rejected") throw four.reason;
  return [four, six]
    .flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
    .map((address) => ({ address, family: isIP(address) }));
}
