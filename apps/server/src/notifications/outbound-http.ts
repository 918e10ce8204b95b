import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What is sent to an address that somebody gave. */
export interface OutboundRequest {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

/** Networks that are not the internet's: nobody makes this server talk to its own neighbours. */
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
/** Of IPv6, the internet's addresses are these, less some that lead elsewhere. */
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

/** Is this an address of the internet? */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(?<plain>\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.groups?.["plain"];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const family = isIP(address);
  if (family === 4) return !PRIVATE_NETWORKS.check(address, "ipv4");
  return (
    family === 6 && GLOBAL_IPV6.check(address, "ipv6") && !PRIVATE_NETWORKS.check(address, "ipv6")
  );
}

/** May something be sent there, as far as the address itself tells? Its name is looked up when it is. */
export function isAllowedUrl(url: string, mayBePrivate: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  if (username !== "" || password !== "") return false;
  if (mayBePrivate) return protocol === "https:" || protocol === "http:";
  const literal = ipAddressIn(url);
  return protocol === "https:" && (literal === undefined || isPublicAddress(literal));
}

/** The address where a URL has no name; those with brackets are of IPv6. */
function ipAddressIn(url: string): string | undefined {
  const host = new URL(url).hostname.replace(/^\[(?<inner>.*)\]$/u, "$<inner>");
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Sends something and answers with the status; follows nowhere and reads nothing. The connection goes to the very
 * address that was judged, so that a name cannot lead elsewhere in between.
 */
export function post(
  { url, headers, body }: OutboundRequest,
  mayBePrivate: boolean,
  stop: AbortSignal,
  lookup = publicLookup(),
): Promise<number> {
  if (!isAllowedUrl(url, mayBePrivate)) return Promise.reject(new Error("not allowed"));
  const send = url.startsWith("https:") ? requestSecurely : requestPlainly;
  return new Promise((resolve, reject) => {
    const asked = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal: stop,
      ...(mayBePrivate ? {} : { lookup }),
    });
    asked.on("error", reject);
    asked.on("response", (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    asked.end(body);
  });
}

/**
 * Looks names up; one that leads to any address that is not the internet's leads nowhere. It asks name servers by
 * itself: Node's own lookup would hold one of four threads, which logins and files need too, until a slow one answers.
 */
export const publicLookup =
  (newResolver = () => new Resolver({ timeout: 3000, tries: 2 })): LookupFunction =>
  (name, options, answer) => {
    resolveAddresses(newResolver(), name).then(
      (found) => {
        const isAllowed = found.every(({ address }) => isPublicAddress(address));
        const [first] = found;
        if (!isAllowed || first === undefined) {
          answer(Object.assign(new Error("not allowed"), { code: "EACCES" }), "", 0);
        } else if (options.all === true) answer(null, [...found]);
        else answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, "", 0),
    );
  };

/** The addresses of a name, of one family or both; rejects where it has none. */
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
