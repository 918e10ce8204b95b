import type { PlayedMove } from "@sofala/engine/testing";
import type { Event, Mediterranean, State } from "../src/index.ts";
import {
  BONUSES,
  BUILDINGS,
  CALAMITIES,
  DEVELOPMENTS,
  EDITION,
  EVENTS,
  LINES,
  MOVES,
  OFFER_ENDS,
  PARTS,
  PASSES,
  REFUSALS,
} from "./coverage-lists.ts";

/** What can occur, by topic. */
export const CATALOGUE = {
  move: MOVES,
  "building built": BUILDINGS,
  /** For those that double culture: a cube in their row. */
  "ability used": BUILDINGS,
  "development bought": DEVELOPMENTS,
  "calamity struck": CALAMITIES,
  "calamity passed": PASSES,
  "time up": PARTS,
  "industry bonus": BONUSES,
  "culture line": LINES,
  "offer end": OFFER_ENDS,
  event: EVENTS,
  refusal: REFUSALS,
} as const satisfies { readonly [topic: string]: readonly string[] };

export type Topic = keyof typeof CATALOGUE;
export const TOPICS = Object.keys(CATALOGUE) as readonly Topic[];

/** How often each thing occurred, by topic. */
export type Tally = { readonly [T in Topic]: Map<string, number> };

export const emptyTally = (): Tally =>
  Object.fromEntries(TOPICS.map((topic) => [topic, new Map()])) as Tally;

export function count(tally: Tally, topic: Topic, name: string): void {
  const counts = tally[topic];
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** What could have occurred and did not. */
export const missing = (tally: Tally, topic: Topic): readonly string[] =>
  CATALOGUE[topic].filter((name) => !tally[topic].has(name));

/** Counts all that a move brought about. */
export function observe(tally: Tally, { before, move, events }: PlayedMove<Mediterranean>): void {
  count(tally, "move", move.kind);
  for (const event of events) {
    count(tally, "event", event.kind);
    const named = NAMED[event.kind] as ((event: Event, before: State) => Named) | undefined;
    if (named !== undefined)
      for (const [topic, name] of named(event, before)) count(tally, topic, name);
  }
}

type Named = readonly (readonly [topic: Topic, name: string])[];

/** What an event shows besides itself. */
const NAMED: {
  readonly [Kind in Event["kind"]]?: (event: EventOf<Kind>, before: State) => Named;
} = {
  "building-built": ({ building }) => [["building built", building]],
  "ability-used": ({ building }) => [["ability used", building]],
  "development-bought": (event, before) => [
    ["development bought", event.card],
    ...doublers(before, event).map((id) => ["ability used", id] as const),
  ],
  "calamity-struck": ({ calamity }, before) => [
    ["calamity struck", `${calamity} ${ageOf(before)}`],
  ],
  "calamity-passed": ({ reason }) => [["calamity passed", reason]],
  "time-ran-out": ({ part }) => [["time up", part]],
  "industry-paid": ({ industry, bonus }) => [["industry bonus", `${industry} ${bonus}`]],
  "culture-line-completed": ({ line }) => [["culture line", line]],
  "offer-withdrawn": () => [["offer end", "withdrawn"]],
  "deal-made": () => [["offer end", "taken"]],
  "offer-died": ({ reason }) => [["offer end", reason]],
};

type EventOf<Kind extends Event["kind"]> = Extract<Event, { readonly kind: Kind }>;

const ageOf = ({ turn }: State): string => EDITION.rules.ageOfTurn.value[turn - 1] ?? "";

/** The buildings that double what a culture card brings. */
const doublers = (
  { players }: State,
  { seat, box }: EventOf<"development-bought">,
): readonly string[] =>
  (players[seat]?.buildings ?? []).filter((id) => {
    const ability = EDITION.buildings[id]?.ability;
    return ability?.kind === "doubleCulture" && box?.startsWith(`${ability.category}.`);
  });
