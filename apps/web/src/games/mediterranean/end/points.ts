import type { Seat } from "@sofala/engine";
import type { Mediterranean, SeenEvent, VpSource } from "@sofala/mediterranean";
import type { FullMoment } from "../../../local/moments.ts";
import type { RaceStep } from "../../../table/end/race-layout.ts";

/** The sources of victory points that the chart shows. */
export const POINT_SOURCES = [
  "goods",
  "industry",
  "culture",
  "developments",
  "bought",
  "trades",
  "lost",
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

const SOURCE_OF: { readonly [S in VpSource]: PointSource } = {
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
  /** Its points at the end of the turn. */
  readonly total: number;
  readonly bySource: { readonly [S in PointSource]: number };
}

/** Everybody's points, turn by turn; `start` has the points at the beginning. */
export interface PointsRace {
  readonly start: readonly number[];
  readonly turns: readonly { readonly turn: number; readonly seats: readonly TurnPoints[] }[];
}

export function pointsRaceOf(moments: readonly FullMoment<Mediterranean>[]): PointsRace {
  const [first] = moments;
  if (first === undefined) return { start: [], turns: [] };
  const start = first.state.players.map(({ vp }) => vp);
  const drafts = [{ turn: first.state.turn, seats: start.map(emptyPoints) }];
  for (const event of moments.flatMap(({ lastMove }) => lastMove?.events ?? [])) {
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
    seats: seats.map((bySource, seat) => {
      const scored = POINT_SOURCES.reduce((sum, source) => sum + bySource[source], 0);
      totals[seat] = (totals[seat] ?? 0) + scored;
      return { total: totals[seat], bySource };
    }),
  }));
  return { start, turns };
}

/** The race without the sources. */
export const raceStepsOf = ({ start, turns }: PointsRace): readonly RaceStep[] => [
  { round: 0, seats: start.map((points) => ({ points })) },
  ...turns.map(({ turn, seats }) => ({
    round: turn,
    seats: seats.map(({ total }) => ({ points: total })),
  })),
];

const emptyPoints = (): Record<PointSource, number> => ({
  goods: 0,
  industry: 0,
  culture: 0,
  developments: 0,
  bought: 0,
  trades: 0,
  lost: 0,
});

function scoredIn(event: SeenEvent): readonly (readonly [Seat, PointSource, number])[] {
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
export function pointsBySource({ turns }: PointsRace, seat: Seat): TurnPoints["bySource"] {
  const bySource = emptyPoints();
  for (const { seats } of turns) {
    for (const source of POINT_SOURCES) bySource[source] += seats[seat]?.bySource[source] ?? 0;
  }
  return bySource;
}
