import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { navigate, path, query } from "../../router.ts";
import type { ReplayModel } from "./replay-model.ts";

/** How long after the last step the address changes: browsers limit how often it may. */
const DELAY_MS = 300;

/** How an address numbers moments: by moves, or by log entries. */
export interface MomentNumbering {
  /** The number in the address for the moment after this number of moves. */
  readonly toAddress: (moves: number) => number;
  readonly fromAddress: (name: number) => number;
}

const BY_MOVES: MomentNumbering = { toAddress: (moves) => moves, fromAddress: (name) => name };

/** The moment of the address. */
export function momentFromAddress({ fromAddress }: MomentNumbering = BY_MOVES): number | undefined {
  const at = query.value.get("at");
  return at === null || at === "" ? undefined : fromAddress(Number(at));
}

/** Keeps the address and the shown moment the same. */
export function useMomentAddress(replay: ReplayModel, numbering: MomentNumbering = BY_MOVES): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The moment that was last written to the address: a change to it is no request to go there. */
  const written = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    void replay.at.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Effects come late: by now another moment may be shown.
      const at = replay.at.peek();
      written.current = at;
      if (momentFromAddress(numbering) === at) return;
      const named = new URLSearchParams(query.peek());
      named.set("at", `${numbering.toAddress(at)}`);
      navigate(`${path.peek()}?${named}`, { replace: true });
    }, DELAY_MS);
  });
  useSignalEffect(() => {
    const at = momentFromAddress(numbering);
    if (at === undefined || at === written.current || replay.isPlaying.peek()) return;
    if (at !== replay.at.peek()) replay.goTo(at);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
