import type { TurnReason } from "@sofala/zimbabwe";
import type { SeatNames } from "../../../card-text.ts";
import { sentenceByTag, type Sentences } from "../../../sentences.ts";
import { capitalize, cattle, count, list, ordinal, seatName, seatNames } from "../../grammar.ts";
import { advice as shared } from "../../web/advice.ts";
import { god, resource, specialist } from "../cards.ts";
import { resources } from "../resources.ts";

type Clauses = Sentences<"kind", TurnReason, readonly [names: SeatNames]>;

/** What a turn does, each without its subject, to be joined with `and`. */
const CLAUSES: Clauses = {
  wins: () => "wins the game",
  "reaches-vr": ({ vr }) => `brings you to your VR of ${vr}`,
  "stops-win": ({ rival }, names) => `stops ${seatName(names, rival)} from winning this round`,
  vp: ({ vp, vr }) => {
    if (vr === 0) return `brings ${vp} VP now`;
    return vr < 0
      ? `brings ${vp} VP now and lowers your VR by ${-vr}`
      : `brings ${vp} VP now, but raises your VR by ${vr}`;
  },
  income: ({ cattle: more, god: chosen }) =>
    chosen === undefined
      ? `brings you ${more} more cattle every round`
      : `gives you ${god[chosen].name}: ${more} more cattle every round`,
  god: ({ god: chosen }) => `gives you ${god[chosen].name}`,
  specialist: (card) => `gives you the ${specialist[card.specialist].name}`,
  cost: ({ cattle: paid, returns }) =>
    returns === paid
      ? `costs ${cattle(paid)}, ${paid === 1 ? "which returns" : "all of which return"} to you`
      : `costs ${cattle(paid)}, of which ${returns} ${returns === 1 ? "returns" : "return"} to you`,
  profit: ({ cattle: more }) => `brings you ${more} more cattle at the end of this round`,
  "next-raise": ({ cost }) => `lets you raise a monument next round for ${cattle(cost)}`,
  "cheaper-raise": ({ by, cost }) =>
    `makes your next raise ${by} cattle cheaper (${cost} instead of ${cost + by})`,
  "stops-raise": ({ rival }, names) =>
    `stops ${seatName(names, rival)} from raising a monument this round`,
  "takes-resource": ({ rival, resource: kind }, names) =>
    `leaves ${seatName(names, rival)} without ${resources(kind, 0)} this round`,
  "costlier-raise": ({ rival, by }, names) =>
    `makes ${seatName(names, rival)}'s next raise cost ${by} more cattle`,
  sells: ({ rivals, resource: kind }, names) =>
    `lets you sell goods made from ${resources(kind, 0)} to ${list(seatNames(names, rivals))}`,
  sooner: ({ rounds }) => `brings your victory about ${count(Math.round(rounds), "round")} closer`,
  "keeps-cattle": (kept) => `keeps your ${cattle(kept.cattle)} for later`,
  order: ({ place, cattle: gained }) => {
    const change = gained > 0 ? ` and brings you ${cattle(gained)}` : "";
    const cost = gained < 0 ? ` and costs you ${cattle(-gained)}` : "";
    return `makes you ${ordinal(place)} in the turn order${change}${cost} if all others pass now`;
  },
  near: ({ count: found, resources: kinds }) =>
    `has ${count(found, "resource")} nearby: ${list(kinds.map((kind) => resource[kind]))}`,
  chance: ({ chance }) => `wins about ${Math.round(chance * 100)} out of 100 simulated games`,
};

const clause = sentenceByTag<"kind", TurnReason, readonly [names: SeatNames]>("kind", CLAUSES);

export const zimbabweAdvice = {
  ...shared,
  /** One sentence. */
  reasons: (reasons: readonly TurnReason[], names: SeatNames): string =>
    `${capitalize(list(reasons.map((reason) => clause(reason, names))))}.`,
};

export type ZimbabweAdviceText = typeof zimbabweAdvice;
