import { lazy } from "../../../ui/lazy.tsx";
import type { OnlineOptions } from "../../online-options.ts";
import {
  DEFAULT_OPTIONS,
  changedOptions,
  parseSetupOptions,
  type SetupOptions,
} from "./setup-options.ts";

/** The options of a new online table of the Mediterranean. */
export const onlineOptions: OnlineOptions<SetupOptions> = {
  storedNames: { players: "traders", options: "market" },
  defaultPlayers: 4,
  parse: parseSetupOptions,
  // The market has a clock only at a live table.
  toRequest({ tradeSeconds, tradeGraceSeconds, ...rest }, isLive) {
    const isTimed = isLive && tradeSeconds > 0;
    return changedOptions({
      ...DEFAULT_OPTIONS,
      ...rest,
      ...(isTimed ? { tradeSeconds, tradeGraceSeconds } : {}),
    });
  },
  PaceFields: lazy(() => import("./online-fields.tsx").then((module) => module.OnlineMarketFields)),
  RuleFields: lazy(() => import("./online-fields.tsx").then((module) => module.OnlineRuleFields)),
};
