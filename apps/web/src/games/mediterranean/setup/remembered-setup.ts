import { isObject } from "@sofala/engine";
import { LONGEST_NAME, SITTERS } from "../../../store/seat-player.ts";
import { recallIn, rememberIn, type Company } from "../../../setup/stored-setups.ts";
import {
  AGAINST_BOTS,
  AS_RULED,
  AT_ONE_TABLE,
  MARKET_COUNTS,
  peopleIn,
  type MarketChair,
  type MarketOptions,
  type MarketSetUp,
} from "./table-setup.ts";

const KEY = "sofala-market-set-up";
/** The longest market that can be asked for, in seconds. */
const LONGEST = 3600;

/** The last set-up in this company, or in any; as at first where there was none. */
export function recallMarket(company?: Company): MarketSetUp {
  const last = recallIn(KEY, company);
  return readMarket(last.setUp, last.company === "table" ? AT_ONE_TABLE : AGAINST_BOTS);
}

export function rememberMarket(setUp: MarketSetUp): void {
  rememberIn(KEY, peopleIn(setUp), setUp);
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
