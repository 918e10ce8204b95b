import { readMapCode, type God, type MapCodeRefusal } from "@sofala/zimbabwe";
import { ALL_GODS } from "../cards.ts";
import {
  LEAST_PLAYERS,
  MOST_PLAYERS,
  optionsOf,
  withMap,
  withPlayers,
  type SetUp,
} from "./table-setup.ts";

/** The longest limit that makes a difference. */
export const MOST_ROUNDS = 99;

/** What a link says of a set-up: the map, the number of players and the options; never who sits where. */
export function queryOf(setUp: SetUp, mapCode: string): string {
  const { firstPlay, specialists, gods, dziva, roundLimit } = optionsOf(setUp);
  const query = new URLSearchParams({ map: mapCode, players: `${setUp.players}` });
  if (firstPlay === true) query.set("first-play", "yes");
  if (specialists === false) query.set("specialists", "no");
  if (Array.isArray(gods)) query.set("gods", gods.join("."));
  if (dziva !== undefined) query.set("dziva", dziva);
  if (roundLimit !== undefined) query.set("rounds", `${roundLimit}`);
  return query.toString();
}

interface LinkedSetUp {
  readonly setUp: SetUp;
  /** The link names a map that is none. */
  readonly refusal?: MapCodeRefusal;
}

/** The set-up that a link asks for; what it leaves out, or says wrongly, is as before. */
export function setUpOf(query: URLSearchParams, before: SetUp): LinkedSetUp {
  const map = query.get("map");
  const gods = godsIn(query.get("gods"));
  const players = wholeIn(query.get("players"), LEAST_PLAYERS, MOST_PLAYERS);
  // Who shares a map shares the options that go with it.
  const isShared = map !== null;
  const plain: Partial<SetUp> = isShared
    ? { firstPlay: false, specialists: true, gods: "random", dziva: "ruled", roundLimit: 0 }
    : {};
  const chosen: SetUp = {
    ...before,
    ...plain,
    ...(query.get("first-play") === "yes" ? { firstPlay: true } : {}),
    ...(query.get("specialists") === "no" ? { specialists: false } : {}),
    ...(gods === undefined ? {} : { gods }),
    ...(query.get("dziva") === "start" ? { dziva: "start" } : {}),
    roundLimit:
      wholeIn(query.get("rounds"), 1, MOST_ROUNDS) ?? plain.roundLimit ?? before.roundLimit,
  };
  const setUp = players === undefined ? chosen : withPlayers(chosen, players);
  if (!isShared) return { setUp };
  const read = readMapCode(map);
  return read.ok ? { setUp: withMap(setUp, read.value) } : { setUp, refusal: read.error };
}

function godsIn(text: string | null): readonly God[] | undefined {
  if (text === null) return undefined;
  const named = new Set(text.split("."));
  const gods = ALL_GODS.filter((god) => named.has(god));
  return gods.length === 0 ? undefined : gods;
}

function wholeIn(text: string | null, least: number, most: number): number | undefined {
  const number = text !== null && /^\d{1,3}$/u.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
}
