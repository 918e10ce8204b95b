import type { Mediterranean } from "@sofala/mediterranean";
import type * as shared from "../../table/replay/hidden-info-replay.ts";

/** A replay of the Mediterranean as a table. */
export type HiddenInfoReplay = shared.HiddenInfoReplay<Mediterranean>;
