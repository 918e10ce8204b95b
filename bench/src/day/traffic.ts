/** What the people of a site do at one moment. These shares are assumptions; change them to what your site sees. */
export interface Traffic {
  readonly people: number;
  /** Tables at which people play live, and the people in their seats. */
  readonly tables: number;
  readonly players: number;
  /** Sockets of spectators at live tables. */
  readonly spectators: number;
  /** Open pages of tables where nobody is moving, such as games over days. */
  readonly waiting: number;
  /** Pages that show the lobby. */
  readonly visitors: number;
}

/** What reaches the server in a second. */
export interface Rates {
  readonly moves: number;
  readonly pings: number;
  readonly lists: number;
  readonly arrivals: number;
}

const SHARES = { players: 0.45, spectators: 0.1, waiting: 0.3, visitors: 0.15 } as const;
export const PLAYERS_PER_TABLE = 3;

/** At a live table somebody moves every five seconds: everybody thinks for a quarter of a minute. */
const SECONDS_BETWEEN_MOVES = 5;
/** How often the web app checks a silent socket (`failover-socket.ts`), and loads the lobby (`use-lobby.ts`). */
const SECONDS_BETWEEN_PINGS = { playing: 0.75, waiting: 5 } as const;
const SECONDS_BETWEEN_LISTS = 15;
/** How long a visit lasts. */
const VISIT_SECONDS = 1200;

/** The share of the busiest hour's people who are there in each hour, from midnight on. */
export const HOURS: readonly number[] = [
  0.45, 0.3, 0.2, 0.15, 0.12, 0.12, 0.15, 0.2, 0.28, 0.33, 0.36, 0.4, 0.48, 0.5, 0.48, 0.5, 0.55,
  0.62, 0.72, 0.85, 0.97, 1, 0.88, 0.65,
];

export function trafficOf(count: number): Traffic {
  const people = Math.round(count);
  const tables = Math.round((people * SHARES.players) / PLAYERS_PER_TABLE);
  return {
    people,
    tables,
    players: tables * PLAYERS_PER_TABLE,
    spectators: Math.round(people * SHARES.spectators),
    waiting: Math.round(people * SHARES.waiting),
    visitors: Math.round(people * SHARES.visitors),
  };
}

export function ratesOf({
  people,
  tables,
  players,
  spectators,
  waiting,
  visitors,
}: Traffic): Rates {
  return {
    moves: tables / SECONDS_BETWEEN_MOVES,
    pings:
      (players + spectators) / SECONDS_BETWEEN_PINGS.playing +
      waiting / SECONDS_BETWEEN_PINGS.waiting,
    lists: visitors / SECONDS_BETWEEN_LISTS,
    arrivals: people / VISIT_SECONDS,
  };
}

/** Tables in memory. */
export const tablesOf = ({ tables, waiting }: Traffic): number => tables + waiting;

export const socketsOf = ({ players, spectators, waiting }: Traffic): number =>
  players + spectators + waiting;
