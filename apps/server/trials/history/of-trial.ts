import type { KeptTable } from "../check-log.ts";
import type { Sent } from "../player.ts";
import type { End, KeptEntry, Operation } from "./history.ts";

/** What tells an entry from others in its place, to whoever sees it. */
export const markOf = (
  at: number,
  entry: { readonly kind: string; readonly actor?: string | number },
): string => `${at} ${entry.kind} ${entry.actor ?? ""}`;

/** The log of a table as its rows say. */
export const keptEntries = ({ entries }: KeptTable): readonly KeptEntry[] =>
  entries.map(({ seq, actor, key, at, entry }) => ({
    seq,
    actor,
    key,
    mark: markOf(at, JSON.parse(entry) as Parameters<typeof markOf>[1]),
  }));

/** What became of something that was sent. */
export function operationOf(sent: Sent): Operation {
  const { table, seat, key, invoked } = sent;
  return { table, seat, key, invoked, end: endOf(sent) };
}

/** Where an earlier attempt was never answered, a later refusal is not the last word on it. */
function endOf({ seq, answered, isRefused, isResent }: Sent): End {
  if (seq !== undefined && answered !== undefined) return { kind: "done", at: answered, seq };
  if (isRefused !== true || isResent === true || answered === undefined) return { kind: "unknown" };
  return { kind: "refused", at: answered };
}
