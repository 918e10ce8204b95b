import { useSignal } from "@preact/signals";
import { fail, ok, type Result } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect } from "preact/hooks";
import type { TakenUp } from "../../../local/load-game.ts";
import { server } from "../../../online/api.ts";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import type { Failure } from "../../../online/api-client.ts";
import { wholeGame } from "../end/game-from-record.ts";

interface Fetched {
  /** Left out until it is here. */
  readonly game: Result<TakenUp<Mediterranean>, Failure> | undefined;
  readonly fetchAgain: () => void;
}

/** A game on a server that is over, with all that was secret: its record is open to all now. */
export function useWholeGame(table: RemoteSight<Mediterranean>): Fetched {
  const game = useSignal<Fetched["game"]>(undefined);
  const fetchIt = async () => {
    game.value = undefined;
    const { room } = table;
    const record = await server.record(room.id, room.invite);
    if (!record.ok) {
      game.value = record;
      return;
    }
    const whole = wholeGame(table, record.value, Date.now());
    game.value = whole.ok ? ok(whole.value) : fail({ code: "unreadable" });
  };
  useEffect(() => void fetchIt(), [table]);
  return { game: game.value, fetchAgain: () => void fetchIt() };
}
