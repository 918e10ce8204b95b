import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useKeys } from "../ui/keys.ts";
import { useSounds } from "./sound/use-sounds.ts";
import type { SharedModels, TableUi } from "./table-ui.ts";
import { alertOnTurn, useOnGameEnd } from "./turn-alert.ts";

/** The keys that show the moment before and after, at a table that can. */
const STEPS_OF_KEY: { readonly [key: string]: number | undefined } = { "[": -1, "]": 1 };

/** Effects of an open table: keys, the alert on my turn, the sheet on phones, and the result at the end. */
export function useTableEffects<Table, Models extends SharedModels>(
  ui: TableUi<Table, Models>,
  models: Models,
  isOver: boolean,
  open: (dialog: "keys" | "end") => void,
): void {
  const { table, layout, hasActions = table.isMyTurn } = models;
  useEffect(() => () => models.dispose?.(), [models]);
  useEffect(() => table.followMoves?.(), [models]);
  useEffect(() => alertOnTurn(table), [models]);
  useKeys(
    (key) => {
      if (key === "?") return () => open("keys");
      if (key === "/") return () => ui.openRules(models);
      const playback = table.playback?.peek();
      if (key === "s" && playback?.playing.peek() !== undefined) return () => playback.skip();
      const steps = STEPS_OF_KEY[key];
      if (steps !== undefined && table.stepBy !== undefined) return () => table.stepBy?.(steps);
      return ui.onKey?.(key, models);
    },
    [models],
  );
  useSignalEffect(() => layout.onTurnChange(hasActions.value));
  useSounds(models, ui.loadSounds);
  useOnGameEnd(isOver, models, () => open("end"));
}
