import { readMapCode, type God, type MapCodeRefusal } from "@sofala/zimbabwe";
import type { TableSetup } from "../../../setup/table-setup.ts";
import { ALL_GODS } from "../cards.ts";
import { zimbabwe as ui } from "../index.ts";
import {
  MAX_ROUNDS,
  optionsFor,
  parseSetupOptions,
  toRuleOptions,
  withMap,
  type SetupOptions,
} from "./setup-options.ts";

type Setup = TableSetup<SetupOptions>;

/** The query of a link to a set-up: map, number of players and options, but not the players. */
export function setupQuery({ players, options }: Setup, mapCode: string): string {
  const { firstPlay, specialists, gods, dziva, roundLimit } = toRuleOptions(options);
  const query = new URLSearchParams({ map: mapCode, players: `${players}` });
  if (firstPlay === true) query.set("first-play", "yes");
  if (specialists === false) query.set("specialists", "no");
  if (Array.isArray(gods)) query.set("gods", gods.join("."));
  if (dziva !== undefined) query.set("dziva", dziva);
  if (roundLimit !== undefined) query.set("rounds", `${roundLimit}`);
  return query.toString();
}

/** The set-up that a link asks for; what is missing or invalid is taken from `before`. */
export function setupFromQuery(query: URLSearchParams, before: Setup): Setup {
  const map = query.get("map");
  const gods = parseGods(query.get("gods"));
  const players = parseInteger(query.get("players"));
  const rounds = parseInteger(query.get("rounds"));
  // A shared map comes with its options.
  const { empires } = before.options;
  const options = map === null ? before.options : { ...parseSetupOptions(undefined), empires };
  const chosen: Setup = {
    ...before,
    options: {
      ...options,
      ...(query.get("first-play") === "yes" ? { firstPlay: true } : {}),
      ...(query.get("specialists") === "no" ? { specialists: false } : {}),
      ...(gods === undefined ? {} : { gods }),
      ...(query.get("dziva") === "start" ? { dziva: "start" } : {}),
      ...(rounds >= 1 && rounds <= MAX_ROUNDS ? { roundLimit: rounds } : {}),
    },
  };
  const setup = ui.playerCounts.includes(players)
    ? { ...chosen, players, options: optionsFor(chosen.options, players) }
    : chosen;
  const read = map === null ? undefined : readMapCode(map);
  return read?.ok === true ? withMap(setup, read.value) : setup;
}

/** Why the map code of a link is invalid, and the code itself. */
export function invalidMapCode(
  query: URLSearchParams,
): { readonly text: string; readonly refusal: MapCodeRefusal } | undefined {
  const text = query.get("map");
  const read = text === null ? undefined : readMapCode(text);
  return text === null || read?.ok !== false ? undefined : { text, refusal: read.error };
}

function parseGods(text: string | null): readonly God[] | undefined {
  if (text === null) return undefined;
  const named = new Set(text.split("."));
  const gods = ALL_GODS.filter((god) => named.has(god));
  return gods.length === 0 ? undefined : gods;
}

const parseInteger = (text: string | null): number =>
  text !== null && /^\d{1,3}$/u.test(text) ? Number(text) : NaN;
