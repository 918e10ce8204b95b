import { mediterranean } from "@sofala/mediterranean";
import { GameSetup } from "../../../setup/game-setup.ts";
import { personCount, type TableSetup } from "../../../setup/table-setup.ts";
import { mediterranean as ui } from "../index.ts";
import { changedOptions, parseSetupOptions, type SetupOptions } from "./setup-options.ts";

/** The set-up of Trading in the Mediterranean. */
export const mediterraneanSetup = new GameSetup<SetupOptions>({
  rules: mediterranean,
  ui,
  storageKey: "sofala-market-set-up",
  playersOnOneDevice: ["person", "person", "steady", "steady"],
  parseOptions: parseSetupOptions,
  begin(setup, seed) {
    const options = mediterranean.parseOptions(changedOptions(effectiveOptions(setup)));
    if (!options.ok) throw new Error(options.error.reason);
    return { options: options.value, seed };
  },
});

/** On a shared device the market is in rounds, and there is no clock. */
export const effectiveOptions = (setup: TableSetup<SetupOptions>): SetupOptions =>
  personCount(setup) > 1
    ? { ...setup.options, market: "rounds", tradeSeconds: 0, tradeGraceSeconds: 0 }
    : setup.options;
