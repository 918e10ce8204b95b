import { useSignal } from "@preact/signals";
import { fail, fault, ok, type Fault, type Result } from "@sofala/engine";
import { useEffect } from "preact/hooks";
import { readGame } from "../../store/game-database.ts";

/** The row of a stored game, not parsed; undefined until it is loaded. */
export function useStoredRow(id: string): Result<unknown, Fault> | undefined {
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
