import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name its network; whoever has one has all addresses in it. */
const NETWORK = 4;
const GROUPS = 8;

/** Where a request comes from, as far as limits are concerned: an address of IPv4, a network of IPv6. */
export function sourceOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.groups?.["v4"];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = ip.split("%")[0]?.split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Math.max(0, GROUPS - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...rest];
  return all
    .slice(0, NETWORK)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/u, ""))
    .join(":");
}
