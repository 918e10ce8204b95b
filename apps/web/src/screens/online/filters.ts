import type { Listing } from "../../online/api-client.ts";
import { gameNamed } from "../../store/game-id.ts";

/** Which open tables somebody wants to see; it stands in the address. */
export type Filters = Pick<Listing, "game" | "pace" | "players" | "withFriends" | "canJoin">;

export const PACES = ["live", "correspondence", "untimed"] as const;
export const COUNTS = [2, 3, 4, 5, 6] as const;

/** The filters that an address names; what is none of ours is passed over. */
export function filtersIn(query: URLSearchParams): Filters {
  const pace = PACES.find((each) => each === query.get("pace"));
  const players = COUNTS.find((each) => `${each}` === query.get("players"));
  const game = gameNamed(query.get("game"));
  return {
    ...(game === undefined ? {} : { game }),
    ...(pace === undefined ? {} : { pace }),
    ...(players === undefined ? {} : { players }),
    ...(query.has("friends") ? { withFriends: true } : {}),
    ...(query.has("fits") ? { canJoin: true } : {}),
  };
}

/** The address of the lobby with these filters. */
export function addressOf(filters: Filters): string {
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

export const areNone = (filters: Filters): boolean => addressOf(filters) === "/online";
