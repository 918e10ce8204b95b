import { useEffect } from "preact/hooks";
import { settings } from "../../settings/settings.ts";
import type { SharedModels } from "../table-ui.ts";
import type { GameSounds } from "./game-sounds.ts";

/** Plays the sounds of moves while somebody wants to hear them; loads nothing before. */
export function useSounds({ table }: SharedModels, loadSounds: () => Promise<GameSounds>): void {
  const isOn = settings.value.sound !== "off";
  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    // Moves are made while this loads.
    const from = { moves: table.shownMoves.peek(), observer: table.observer?.peek() };
    void import("./follow-moves.ts").then(({ followMoves }) =>
      followMoves(table, from, loadSounds, controller.signal),
    );
    return () => controller.abort();
  }, [table, isOn]);
}
