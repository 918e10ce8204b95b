import type { SeatInfo, SeenEntry, Snapshot, TableInfo } from "@sofala/protocol";

/** The info of a table after new entries: seats to act, clocks, seats handed over, outcome. */
export function updateTableInfo(
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
