import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { PaceKind, RankedPlayer } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { api } from "../../online/api.ts";
import { readLeaderboard } from "../../online/profile-api.ts";
import type { Failure } from "../../api-failure.ts";
import type { GameId } from "../../games/registry.ts";

export const PACES: readonly PaceKind[] = ["live", "correspondence", "untimed"];

/** The leaderboard of a game at a pace; undefined until it is loaded. */
export function useLeaderboard(list: "ratings" | "ladder", game: GameId, pace: PaceKind) {
  const result = useSignal<Result<readonly RankedPlayer[], Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    void readLeaderboard(api, list, { game, pace }).then((found) => {
      if (isWanted) result.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [list, game, pace, times.value]);
  return { result, reload: () => (times.value += 1) };
}
