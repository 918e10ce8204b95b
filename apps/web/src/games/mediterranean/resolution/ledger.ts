import type { Seat } from "@sofala/engine";
import type {
  BuildingId,
  CalamityId,
  DevelopmentId,
  Idea,
  IdeaTrack,
  SeenEvent,
  StatusTrack,
} from "@sofala/mediterranean";

/** Where a marker stands at the end of a turn, and by how much it moved. */
interface StatusChange {
  readonly by: number;
  readonly to: number;
}

/** What a turn brought one seat. */
export interface LedgerRow {
  readonly seat: Seat;
  /** Money for goods, and from all else. */
  readonly goods: number;
  readonly otherMoney: number;
  /** What purchases cost. */
  readonly spent: number;
  /** What is left after the halving; undefined before. */
  readonly kept: number | undefined;
  /** By resolution, calamities, developments and buildings; bought; by trades. */
  readonly vp: number;
  readonly vpBought: number;
  readonly vpTraded: number;
  readonly markers: { readonly [T in IdeaTrack]?: { readonly idea: Idea; readonly to: number } };
  readonly status: { readonly [T in StatusTrack]?: StatusChange };
  readonly calamities: readonly CalamityId[];
  readonly cubesLost: number;
  readonly buildings: readonly BuildingId[];
  readonly developments: readonly DevelopmentId[];
}

type Draft = {
  -readonly [Member in keyof LedgerRow]: LedgerRow[Member];
};

const emptyRow = (seat: Seat): Draft => ({
  seat,
  goods: 0,
  otherMoney: 0,
  spent: 0,
  kept: undefined,
  vp: 0,
  vpBought: 0,
  vpTraded: 0,
  markers: {},
  status: {},
  calamities: [],
  cubesLost: 0,
  buildings: [],
  developments: [],
});

/** The ledger of a turn: what the events of it brought every seat. */
export function ledgerOf(events: readonly SeenEvent[], players: number): readonly LedgerRow[] {
  const rows = Array.from({ length: players }, (_, seat) => emptyRow(seat));
  for (const event of events) enter(rows, event);
  return rows;
}

function enter(rows: readonly Draft[], event: SeenEvent): void {
  if (event.kind === "deal-made") {
    const { maker, partner, toPartner, toMaker } = event;
    const moved = toMaker.vp - toPartner.vp;
    const [one, other] = [rows[maker], rows[partner]];
    if (one !== undefined) one.vpTraded += moved;
    if (other !== undefined) other.vpTraded -= moved;
    return;
  }
  if (event.kind === "calamity-struck") {
    const row = rows[event.victim];
    if (row !== undefined) row.calamities = [...row.calamities, event.calamity];
    return;
  }
  const row = "seat" in event ? rows[event.seat] : undefined;
  if (row !== undefined) enterOwn(row, event);
}

function enterOwn(row: Draft, event: SeenEvent): void {
  switch (event.kind) {
    case "money-changed":
      if (event.source === "goods") row.goods += event.by;
      else row.otherMoney += event.by;
      break;
    case "money-halved":
      row.kept = event.to;
      break;
    case "vp-changed":
      row.vp += event.by;
      break;
    case "vp-bought":
      row.vpBought += event.vp;
      row.spent += event.price;
      break;
    case "track-moved":
      row.markers = {
        ...row.markers,
        [event.track]: { idea: event.idea, to: event.position },
      };
      break;
    case "track-flipped":
      row.markers = { ...row.markers, [event.track]: { idea: event.idea, to: 0 } };
      break;
    case "status-moved": {
      const by = (row.status[event.track]?.by ?? 0) + event.by;
      row.status = { ...row.status, [event.track]: { by, to: event.to } };
      break;
    }
    case "marker-reset": {
      const before = row.status[event.track];
      row.status = {
        ...row.status,
        [event.track]: { by: (before?.by ?? 0) - (before?.to ?? 0), to: 0 },
      };
      break;
    }
    case "cubes-lost":
      row.cubesLost += event.areas.length;
      break;
    case "building-built":
      row.buildings = [...row.buildings, event.building];
      row.spent += event.price;
      break;
    case "development-bought":
      row.developments = [...row.developments, event.card];
      row.spent += event.price;
      break;
    default:
  }
}
