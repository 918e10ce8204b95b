import { isIPv6 } from "node:net";

/** The groups of an IPv6 address that identify the network: one client has all addresses in it. */
const IPV6_NETWORK_GROUPS = 4;
const IPV6_GROUPS = 8;

/** Some proxies forward the client's port with its address; every connection has another one. */
const WITH_PORT = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+)|\[(?<v6>[^\]]*)\])(?::\d+)?$/u;

/** The address that limits apply to: an IPv4 address or an IPv6 network. */
export function clientAddressOf(forwarded: string): string {
  const { v4, v6 } = WITH_PORT.exec(forwarded)?.groups ?? {};
  const ip = v4 ?? v6 ?? forwarded;
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.groups?.["v4"];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = ip.split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Math.max(0, IPV6_GROUPS - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return all
    .slice(0, IPV6_NETWORK_GROUPS)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ""))
    .join(":");
}
