import { isObject } from "@sofala/engine";
import type { Options } from "@sofala/mediterranean";

/** The options that can be chosen; the edition is always the newest. */
export type SetupOptions = Omit<Options, "edition">;

/** The options of the rules. */
export const DEFAULT_OPTIONS: SetupOptions = {
  tradeSeconds: 240,
  tradeGraceSeconds: 10,
  crossing: "twoZeros",
  handTypes: "hidden",
  pledges: "binding",
  publicVp: true,
  tradeChat: false,
  tradeVp: true,
  market: "open",
};

/** The longest market that can be chosen. */
const MAX_TRADE_SECONDS = 3600;

/** Only the options that differ from the default. */
export function changedOptions(options: SetupOptions): Partial<SetupOptions> {
  const isOther = ([name, value]: readonly [string, unknown]) =>
    DEFAULT_OPTIONS[name as keyof SetupOptions] !== value;
  return Object.fromEntries(Object.entries(options).filter(isOther));
}

/** Reads stored options. Invalid values become those of the rules. */
export function parseSetupOptions(input: unknown): SetupOptions {
  if (!isObject(input)) return DEFAULT_OPTIONS;
  const { tradeSeconds, tradeGraceSeconds, crossing, handTypes, pledges, market } = input;
  const isOn = (name: "publicVp" | "tradeChat" | "tradeVp"): boolean => {
    const value = input[name];
    return typeof value === "boolean" ? value : DEFAULT_OPTIONS[name];
  };
  return {
    tradeSeconds: isSeconds(tradeSeconds) ? tradeSeconds : DEFAULT_OPTIONS.tradeSeconds,
    tradeGraceSeconds: isSeconds(tradeGraceSeconds)
      ? tradeGraceSeconds
      : DEFAULT_OPTIONS.tradeGraceSeconds,
    crossing: crossing === "sharedZero" ? crossing : "twoZeros",
    handTypes: handTypes === "open" ? handTypes : "hidden",
    pledges: pledges === "talk" ? pledges : "binding",
    publicVp: isOn("publicVp"),
    tradeChat: isOn("tradeChat"),
    tradeVp: isOn("tradeVp"),
    market: market === "rounds" ? market : "open",
  };
}

const isSeconds = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_TRADE_SECONDS;
