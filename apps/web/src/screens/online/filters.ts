import type { TableFilter } from "../../online/api-client.ts";
import { parseGameId } from "../../games/registry.ts";

/** The filters of open tables, which are in the address. */
export type LobbyFilters = Pick<
  TableFilter,
  "game" | "pace" | "players" | "withFriends" | "canJoin"
>;

export const PACES = ["live", "correspondence", "untimed"] as const;
export const PLAYER_COUNTS = [2, 3, 4, 5, 6] as const;

/** Parses the filters of an address; ignores other parameters. */
export function parseFilters(query: URLSearchParams): LobbyFilters {
  const pace = PACES.find((each) => each === query.get("pace"));
  const players = PLAYER_COUNTS.find((each) => `${each}` === query.get("players"));
  const game = parseGameId(query.get("game"));
  return {
    ...(game === undefined ? {} : { game }),
    ...(pace === undefined ? {} : { pace }),
    ...(players === undefined ? {} : { players }),
    ...(query.has("friends") ? { withFriends: true } : {}),
    ...(query.has("fits") ? { canJoin: true } : {}),
  };
}

/** The address of the lobby with these filters. */
export function filtersAddress(filters: LobbyFilters): string {
  const { game, pace, players, withFriends = false, canJoin = false } = filters;
  const query = new URLSearchParams({
    ...(game === undefined ? {} : { game }),
    ...(pace === undefined ? {} : { pace }),
    ...(players === undefined ? {} : { players: `${players}` }),
    ...(withFriends ? { friends: "yes" } : {}),
    ...(canJoin ? { fits: "yes" } : {}),
  });
  return query.size === 0 ? "/online" : `/online?${query}`;
}

export const isUnfiltered = (filters: LobbyFilters): boolean =>
  filtersAddress(filters) === "/online";
