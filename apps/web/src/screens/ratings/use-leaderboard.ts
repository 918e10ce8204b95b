import { useSignal } from "@preact/signals";
import type { Result } from "@sofala/engine";
import type { PaceKind, RankedPlayer } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { server } from "../../online/api.ts";
import { readList } from "../../online/profile-api.ts";
import type { Failure } from "../../online/api-client.ts";
import type { GameId } from "../../store/game-id.ts";

export const PACES: readonly PaceKind[] = ["live", "correspondence", "untimed"];

/** People or bots by their strength in a game at a pace; undefined until they came. */
export function useList(list: "ratings" | "ladder", game: GameId, pace: PaceKind) {
  const answer = useSignal<Result<readonly RankedPlayer[], Failure> | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    void readList(server, list, { game, pace }).then((found) => {
      if (isWanted) answer.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [list, game, pace, times.value]);
  return { answer, again: () => (times.value += 1) };
}
