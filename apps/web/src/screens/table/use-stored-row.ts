import { useSignal } from "@preact/signals";
import { fail, fault, ok, type Fault, type Result } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import { readGame } from "../../store/game-database.ts";

/** What this device keeps of a game, unread; undefined until it is looked up. */
export function useRow(id: string): Result<unknown, Fault> | undefined {
  const found = useSignal<Result<unknown, Fault> | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    found.value = undefined;
    void readGame(id).then((row) => {
      if (!isLeft) found.value = row === undefined ? fail(fault("there is no such game")) : ok(row);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return found.value;
}
