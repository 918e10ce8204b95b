import { useSignal } from "@preact/signals";
import type { Fault, Result } from "@sofala/engine";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { useEffect } from "preact/hooks";
import { ZimbabweReplay } from "../../boards/zimbabwe/replay/zimbabwe-replay.tsx";
import { replayOf, type ReplayTable } from "../../host/replay-table.ts";
import type { ScreenProps } from "../../routes.ts";
import { readGame } from "../../store/games.ts";
import { Loading } from "../../ui/loading.tsx";
import { words } from "../../words/words.ts";
import { Unopened } from "../table/unopened.tsx";

/** A game on this device, to be looked at again. */
export function Screen({ parameters }: ScreenProps) {
  const { id = "" } = parameters;
  const opened = useSignal<Result<ReplayTable<Zimbabwe>, Fault> | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void readGame(id).then((found) => {
      if (!isLeft) opened.value = replayOf(zimbabwe, found);
    });
    return () => {
      isLeft = true;
    };
  }, [id]);

  const result = opened.value;
  if (result === undefined) return <Loading text={words.value.play.opening} />;
  return result.ok ? <ZimbabweReplay table={result.value} /> : <Unopened fault={result.error} />;
}
