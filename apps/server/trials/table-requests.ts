import type { TableRequest } from "./table-group.ts";

const zimbabwe = { game: "zimbabwe", options: { roundLimit: 5 } };
const mediterranean = { game: "mediterranean" };
const hour = { pace: { kind: "live", per: "turn", seconds: 3600, bank: 600 } };
const moves = { pace: { kind: "live", per: "move", seconds: 3600, bank: 60 } };
const days = { pace: { kind: "correspondence", days: 3 } };
/** Markets of two seconds. */
const brief = { ...mediterranean, options: { tradeSeconds: 2, tradeGraceSeconds: 1 } };
const short = { pace: { kind: "live", per: "move", seconds: 5, bank: 0 }, onTimeout: "end" };

/** Tables of all kinds: both games, every pace, bots, spectators, and players who never move. */
const KINDS: readonly TableRequest[] = [
  { people: 2, bots: 0, table: { ...zimbabwe, ...short }, idlePlayer: "always" },
  { people: 2, bots: 0, table: { ...zimbabwe, ...hour }, isWatched: true },
  { people: 4, bots: 0, table: { ...brief, ...moves }, idlePlayer: "trading" },
  { people: 3, bots: 0, table: { ...zimbabwe, ...days } },
  { people: 4, bots: 0, table: mediterranean, isWatched: true },
  { people: 4, bots: 0, table: { ...zimbabwe, ...moves } },
  { people: 1, bots: 2, table: zimbabwe },
  { people: 2, bots: 0, table: zimbabwe },
  { people: 3, bots: 1, table: { ...mediterranean, ...days } },
  { people: 2, bots: 0, table: { ...zimbabwe, ...days } },
];

/** This many tables, of every kind in turn. */
export const tableRequests = (tables: number): readonly TableRequest[] =>
  Array.from({ length: tables }, (_, n) => KINDS[n % KINDS.length]).filter(
    (request) => request !== undefined,
  );
