import type { Observer } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import type { FullMoment } from "../../../local/moments.ts";

/** With open hands, a deal is shown as the seat that accepted it saw it. */
export const openObserver = ({ lastMove }: FullMoment<Mediterranean>): Observer =>
  lastMove?.move.kind === "accept" && typeof lastMove.actor === "number"
    ? lastMove.actor
    : "spectator";
