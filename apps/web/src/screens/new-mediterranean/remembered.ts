import { isObject } from "@sofala/engine";
import { SITTERS } from "../../store/sitter.ts";
import {
  AGAINST_BOTS,
  AS_RULED,
  AT_ONE_TABLE,
  LONGEST_NAME,
  MARKET_COUNTS,
  peopleIn,
  type MarketChair,
  type MarketOptions,
  type MarketSetUp,
} from "./market-set-up.ts";

/** Set-ups are remembered apart: one person among bots, and people around one device. */
export type Company = "bots" | "table";

const KEY = "sofala-market-set-up";
/** The longest market that can be asked for, in seconds. */
const LONGEST = 3600;

/** The last set-up in this company, or in any; as at first where there was none. */
export function recallMarket(company?: Company): MarketSetUp {
  const stored = readStored();
  const wanted = company ?? (stored["last"] === "table" ? "table" : "bots");
  return readMarket(stored[wanted], wanted === "table" ? AT_ONE_TABLE : AGAINST_BOTS);
}

/** Nobody wants to watch bots by default: a set-up without people is not remembered. */
export function rememberMarket(setUp: MarketSetUp): void {
  const people = peopleIn(setUp);
  if (people === 0) return;
  const last: Company = people === 1 ? "bots" : "table";
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readStored(), last, [last]: setUp }));
  } catch {
    // A browser that keeps nothing: the next set-up is as at first.
  }
}

function readStored(): { readonly [key: string]: unknown } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isObject(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** A set-up from whatever was stored: what does not fit is as usual. */
export function readMarket(input: unknown, usual: MarketSetUp): MarketSetUp {
  if (!isObject(input)) return usual;
  return {
    players: MARKET_COUNTS.find((count) => count === input["players"]) ?? usual.players,
    chairs: usual.chairs.map((chair, n) => readChair(input["chairs"], n) ?? chair),
    options: readOptions(input["options"]),
  };
}

function readChair(input: unknown, at: number): MarketChair | undefined {
  const chair: unknown = Array.isArray(input) ? input[at] : undefined;
  if (!isObject(chair)) return undefined;
  const sitter = SITTERS.find((each) => each === chair["sitter"]);
  const { name } = chair;
  return sitter === undefined || typeof name !== "string"
    ? undefined
    : { sitter, name: name.slice(0, LONGEST_NAME) };
}

/** Options from whatever was stored: what does not fit is as in the box. */
export function readOptions(input: unknown): MarketOptions {
  if (!isObject(input)) return AS_RULED;
  const { tradeSeconds, tradeGraceSeconds, crossing, handTypes, pledges, market } = input;
  const isOn = (name: "publicVp" | "tradeChat" | "tradeVp"): boolean => {
    const value = input[name];
    return typeof value === "boolean" ? value : AS_RULED[name];
  };
  return {
    tradeSeconds: isSeconds(tradeSeconds) ? tradeSeconds : AS_RULED.tradeSeconds,
    tradeGraceSeconds: isSeconds(tradeGraceSeconds)
      ? tradeGraceSeconds
      : AS_RULED.tradeGraceSeconds,
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
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LONGEST;
