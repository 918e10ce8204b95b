import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { navigate, path, query } from "../../router.ts";
import type { ReplayModel } from "./replay-model.ts";

/** Milliseconds of rest before the address follows: browsers dislike one that changes all the time. */
const REST = 300;

/** How an address names moments: by the number of the move, or as whoever keeps the game counts. */
export interface Numbering {
  /** The moment after so many moves, as the address has it. */
  readonly nameOf: (moves: number) => number;
  readonly movesAt: (name: number) => number;
}

const BY_MOVES: Numbering = { nameOf: (moves) => moves, movesAt: (name) => name };

/** The moment that the address names. */
export function momentOfAddress({ movesAt }: Numbering = BY_MOVES): number | undefined {
  const at = query.value.get("at");
  return at === null || at === "" ? undefined : movesAt(Number(at));
}

/** The address names the moment that is looked at, and leads to the one that it names. */
export function useAddress(replay: ReplayModel, numbering: Numbering = BY_MOVES): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** What the address was last made to name; it is no wish of anybody's to be there. */
  const written = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    void replay.at.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Effects come late: by now another moment may be looked at.
      const at = replay.at.peek();
      written.current = at;
      if (momentOfAddress(numbering) === at) return;
      const named = new URLSearchParams(query.peek());
      named.set("at", `${numbering.nameOf(at)}`);
      navigate(`${path.peek()}?${named}`, { replace: true });
    }, REST);
  });
  useSignalEffect(() => {
    const at = momentOfAddress(numbering);
    if (at === undefined || at === written.current || replay.isPlaying.peek()) return;
    if (at !== replay.at.peek()) replay.goTo(at);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
