import { readMapCode, type God, type MapCodeRefusal } from "@sofala/zimbabwe";
import { ALL_GODS } from "../cards.ts";
import {
  MIN_PLAYERS,
  MAX_PLAYERS,
  optionsOf,
  withMap,
  withPlayers,
  type TableSetup,
} from "./table-setup.ts";

/** The largest round limit. */
export const MAX_ROUNDS = 99;

/** The query of a link to a set-up: map, number of players and options, but not the players. */
export function setupQuery(setup: TableSetup, mapCode: string): string {
  const { firstPlay, specialists, gods, dziva, roundLimit } = optionsOf(setup);
  const query = new URLSearchParams({ map: mapCode, players: `${setup.players}` });
  if (firstPlay === true) query.set("first-play", "yes");
  if (specialists === false) query.set("specialists", "no");
  if (Array.isArray(gods)) query.set("gods", gods.join("."));
  if (dziva !== undefined) query.set("dziva", dziva);
  if (roundLimit !== undefined) query.set("rounds", `${roundLimit}`);
  return query.toString();
}

interface LinkedSetup {
  readonly setup: TableSetup;
  /** Why the link's map code is invalid. */
  readonly refusal?: MapCodeRefusal;
}

/** The set-up that a link asks for; what is missing or invalid is taken from `before`. */
export function setupFromQuery(query: URLSearchParams, before: TableSetup): LinkedSetup {
  const map = query.get("map");
  const gods = parseGods(query.get("gods"));
  const players = parseInteger(query.get("players"), MIN_PLAYERS, MAX_PLAYERS);
  // A shared map comes with its options.
  const isShared = map !== null;
  const plain: Partial<TableSetup> = isShared
    ? { firstPlay: false, specialists: true, gods: "random", dziva: "ruled", roundLimit: 0 }
    : {};
  const chosen: TableSetup = {
    ...before,
    ...plain,
    ...(query.get("first-play") === "yes" ? { firstPlay: true } : {}),
    ...(query.get("specialists") === "no" ? { specialists: false } : {}),
    ...(gods === undefined ? {} : { gods }),
    ...(query.get("dziva") === "start" ? { dziva: "start" } : {}),
    roundLimit:
      parseInteger(query.get("rounds"), 1, MAX_ROUNDS) ?? plain.roundLimit ?? before.roundLimit,
  };
  const setup = players === undefined ? chosen : withPlayers(chosen, players);
  if (!isShared) return { setup };
  const read = readMapCode(map);
  return read.ok ? { setup: withMap(setup, read.value) } : { setup, refusal: read.error };
}

function parseGods(text: string | null): readonly God[] | undefined {
  if (text === null) return undefined;
  const named = new Set(text.split("."));
  const gods = ALL_GODS.filter((god) => named.has(god));
  return gods.length === 0 ? undefined : gods;
}

function parseInteger(text: string | null, min: number, max: number): number | undefined {
  const number = text !== null && /^\d{1,3}$/u.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}
