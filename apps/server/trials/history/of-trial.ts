import type { StoredTableRows } from "../check-log.ts";
import type { SentCommand } from "../player.ts";
import type { OperationOutcome, StoredEntry, Operation } from "./history.ts";

/** A mark that distinguishes an entry from others in its place. */
export const markOf = (
  at: number,
  entry: { readonly kind: string; readonly actor?: string | number },
): string => `${at} ${entry.kind} ${entry.actor ?? ""}`;

/** The stored log of a table. */
export const storedEntries = ({ entries }: StoredTableRows): readonly StoredEntry[] =>
  entries.map(({ seq, actor, idempotency_key: key, at, entry }) => ({
    seq,
    actor,
    key,
    mark: markOf(at, JSON.parse(entry) as Parameters<typeof markOf>[1]),
  }));

/** The outcome of a command that was sent. */
export function operationOf(sent: SentCommand): Operation {
  const { table, seat, key, sentAt } = sent;
  return { table, seat, key, sentAt, end: outcomeOf(sent) };
}

/** After an attempt without a response, a later refusal does not decide the outcome. */
function outcomeOf({ seq, answered, isRefused, isResent }: SentCommand): OperationOutcome {
  if (seq !== undefined && answered !== undefined) return { kind: "done", at: answered, seq };
  if (isRefused !== true || isResent === true || answered === undefined) return { kind: "unknown" };
  return { kind: "refused", at: answered };
}
