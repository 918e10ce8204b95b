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

/** A marker's position at the end of a turn, and how far it moved. */
interface StatusChange {
  readonly by: number;
  readonly to: number;
}

/** What a turn brought one seat. */
export interface LedgerRow {
  readonly seat: Seat;
  /** Money from goods, and from other sources. */
  readonly goodsMoney: number;
  readonly otherMoney: number;
  /** The cost of purchases. */
  readonly spent: number;
  /** Money left after halving; undefined before. */
  readonly moneyLeft: number | undefined;
  /** Points from resolution, calamities, developments and buildings; points bought; points from trades. */
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

type MutableRow = {
  -readonly [Member in keyof LedgerRow]: LedgerRow[Member];
};

const emptyRow = (seat: Seat): MutableRow => ({
  seat,
  goodsMoney: 0,
  otherMoney: 0,
  spent: 0,
  moneyLeft: undefined,
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

/** The ledger of a turn: what its events brought every seat. */
export function ledgerOf(events: readonly SeenEvent[], players: number): readonly LedgerRow[] {
  const rows = Array.from({ length: players }, (_, seat) => emptyRow(seat));
  for (const event of events) addEvent(rows, event);
  return rows;
}

function addEvent(rows: readonly MutableRow[], event: SeenEvent): void {
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
  if (row !== undefined) addSeatEvent(row, event);
}

function addSeatEvent(row: MutableRow, event: SeenEvent): void {
  switch (event.kind) {
    case "money-changed":
      if (event.source === "goods") row.goodsMoney += event.by;
      else row.otherMoney += event.by;
      break;
    case "money-halved":
      row.moneyLeft = event.to;
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
      const by = (row.status[event.track]?.by ?? 0) - event.from;
      row.status = { ...row.status, [event.track]: { by, to: 0 } };
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
