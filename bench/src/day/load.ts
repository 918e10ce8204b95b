import { ratesOf, socketsOf, tablesOf, type Rates, type Traffic } from "./traffic.ts";

/** What something costs: seconds of CPU time of the node and of PostgreSQL, bytes sent to clients and of write-ahead log. */
export interface Cost {
  readonly node: number;
  readonly postgres: number;
  readonly sent: number;
  readonly log: number;
}

/** What each thing costs, measured alone. */
export interface UnitCosts {
  /** For each second in which nobody is there. */
  readonly idle: Cost;
  readonly each: { readonly [thing in keyof Rates]: Cost };
  /** Bytes of resident memory. */
  readonly memory: { readonly server: number; readonly table: number; readonly socket: number };
}

/** What a second of traffic costs, and the resident memory. */
export interface Load extends Cost {
  readonly resident: number;
}

/** A cost whose parts are calculated one by one. */
export const costOf = (part: (name: keyof Cost) => number): Cost => ({
  node: part("node"),
  postgres: part("postgres"),
  sent: part("sent"),
  log: part("log"),
});

/** What a site with this traffic costs on one node, from what each thing costs alone. */
export function predictLoad(traffic: Traffic, { idle, each, memory }: UnitCosts): Load {
  const rates = ratesOf(traffic);
  const things = Object.keys(rates) as (keyof Rates)[];
  return {
    ...costOf((part) =>
      things.reduce((sum, thing) => sum + rates[thing] * each[thing][part], idle[part]),
    ),
    resident: memory.server + tablesOf(traffic) * memory.table + socketsOf(traffic) * memory.socket,
  };
}
