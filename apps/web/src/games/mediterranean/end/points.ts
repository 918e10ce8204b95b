import type { Seat } from "@sofala/engine";
import type { Mediterranean, SeenEvent, VpSource } from "@sofala/mediterranean";
import type { Past } from "../../../local/moments.ts";

/** Where victory points come from, as the chart shows it. */
export const SOURCES = [
  "goods",
  "industry",
  "culture",
  "developments",
  "bought",
  "trades",
  "lost",
] as const;
export type Source = (typeof SOURCES)[number];

const SOURCE_OF: { readonly [S in VpSource]: Source } = {
  prosperity: "goods",
  industry: "industry",
  culture: "culture",
  line: "culture",
  ability: "developments",
  development: "developments",
  wonder: "developments",
  calamity: "lost",
  penalty: "lost",
};

/** The points of one seat in one turn. */
export interface TurnPoints {
  /** What it had when the turn was over. */
  readonly total: number;
  readonly by: { readonly [S in Source]: number };
}

/** What everybody scored, turn by turn; `start` is what they began with. */
export interface PointsRace {
  readonly start: readonly number[];
  readonly turns: readonly { readonly turn: number; readonly seats: readonly TurnPoints[] }[];
}

export function pointsOf(moments: readonly Past<Mediterranean>[]): PointsRace {
  const [first] = moments;
  if (first === undefined) return { start: [], turns: [] };
  const start = first.state.players.map(({ vp }) => vp);
  const drafts = [{ turn: first.state.turn, seats: start.map(emptyPoints) }];
  for (const event of moments.flatMap(({ last }) => last?.events ?? [])) {
    if (event.kind === "turn-began")
      drafts.push({ turn: event.turn, seats: start.map(emptyPoints) });
    const seats = drafts.at(-1)?.seats ?? [];
    for (const [seat, source, vp] of scoredIn(event)) {
      const points = seats[seat];
      if (points !== undefined) points[source] += vp;
    }
  }
  const totals = [...start];
  const turns = drafts.map(({ turn, seats }) => ({
    turn,
    seats: seats.map((by, seat) => {
      const scored = SOURCES.reduce((sum, source) => sum + by[source], 0);
      totals[seat] = (totals[seat] ?? 0) + scored;
      return { total: totals[seat], by };
    }),
  }));
  return { start, turns };
}

const emptyPoints = (): Record<Source, number> => ({
  goods: 0,
  industry: 0,
  culture: 0,
  developments: 0,
  bought: 0,
  trades: 0,
  lost: 0,
});

function scoredIn(event: SeenEvent): readonly (readonly [Seat, Source, number])[] {
  switch (event.kind) {
    case "vp-changed":
      return [[event.seat, SOURCE_OF[event.source], event.by]];
    case "vp-bought":
      return [[event.seat, "bought", event.vp]];
    case "deal-made": {
      const moved = event.toMaker.vp - event.toPartner.vp;
      return [
        [event.maker, "trades", moved],
        [event.partner, "trades", -moved],
      ];
    }
    default:
      return [];
  }
}

/** What one seat scored in the whole game. */
export function wholeOf({ turns }: PointsRace, seat: Seat): TurnPoints["by"] {
  const by = emptyPoints();
  for (const { seats } of turns) {
    for (const source of SOURCES) by[source] += seats[seat]?.by[source] ?? 0;
  }
  return by;
}
