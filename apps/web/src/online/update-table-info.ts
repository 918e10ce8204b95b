import type { SeatInfo, SeenEntry, Snapshot, TableInfo } from "@sofala/protocol";

/** A table after news of its log: who is to act, what the clocks say, who plays for whom, how it ended. */
export function withNews(
  info: TableInfo,
  entries: readonly SeenEntry[],
  { entryCount: length, status, toAct, clock, outcome, now }: Snapshot,
): TableInfo {
  const { clock: _clock, outcome: _outcome, ...rest } = info;
  return {
    ...rest,
    entryCount: length,
    status,
    toAct,
    now,
    seats: entries.reduce(seatsAfter, info.seats),
    ...(clock === undefined ? {} : { clock }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

function seatsAfter(seats: readonly SeatInfo[], { entry }: SeenEntry): readonly SeatInfo[] {
  if (entry.kind !== "takeover" && entry.kind !== "resign") return seats;
  return seats.map((each, seat) => {
    if (seat !== entry.seat) return each;
    const { isHandedOver: _handedOver, ...held } = each;
    if (entry.kind === "resign") return { ...each, hasResigned: true };
    return entry.by === "bot" && each.kind === "person" ? { ...held, isHandedOver: true } : held;
  });
}
