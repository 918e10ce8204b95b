import type { Refusal } from "@sofala/zimbabwe";
import type { RefusalSentences, ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { a, capitalize, cattle, count, list, seatName } from "../grammar.ts";
import { god, resource } from "./cards.ts";
import { craftName, specialistWithVerb, theSpecialist } from "./fragments.ts";

type RefusalOf<Code extends Refusal["code"]> = Extract<Refusal, { readonly code: Code }>;

const SENTENCES: RefusalSentences = {
  "move/malformed": ({ path, reason }) => `This move cannot be read: ${reason} (${path}).`,
  "game/over": () => "The game is over.",
  "turn/not-yours": ({ active }, names) => `It is ${seatName(names, active)}'s turn.`,
  "turn/wrong-phase": ({ phase }) => MOVES_BY_PHASE[phase],
  "cell/off-map": ({ at }) => `${at} is not on the map.`,

  "start/not-a-starting-area": ({ at }) => `${at} is not a starting area.`,
  "start/taken": ({ at }) => `The starting area ${at} is taken.`,
  "gift/too-small": ({ least }) => `The gift must be at least ${cattle(least)}.`,
  "cattle/too-few": ({ need, have }) =>
    `Needs ${cattle(need)}; you have ${have === 0 ? "none" : have}.`,

  "prices/empty": () => "At least one price must be named.",
  "prices/card-missing": ({ craftsman }) => `You have no ${craftName(craftsman)} card.`,
  "prices/must-rise": ({ craftsman, price }) =>
    `The ${craftName(craftsman)}'s price is ${price}; here it can only go up.`,
  "prices/dziva-only": () => "Only those who adore Dziva set their prices freely.",
  "prices/too-late": () =>
    "With Dziva, prices come first in the turn, or right after she is chosen.",

  "card/one-per-turn": () => "One god or specialist can be chosen in a turn.",
  "god/already-adoring": (refusal) =>
    `You adore ${god[refusal.god].name}, and one god is the limit.`,
  "god/not-available": (refusal) => `${god[refusal.god].name} is not on offer.`,
  "vr/too-high": ({ vr, limit }) => `This would bring your VR to ${vr}; ${limit} is the limit.`,

  "specialist/not-available": ({ specialist }) =>
    `${specialistWithVerb(specialist, "is", "are")} not on offer.`,
  "specialist/not-owned": ({ specialist }) => `You do not have ${theSpecialist(specialist)}.`,
  "specialist/already-used": ({ specialist }) =>
    `${specialistWithVerb(specialist, "has", "have")} been used this turn.`,
  "specialist/nothing-to-place": ({ specialist }) =>
    `${specialistWithVerb(specialist, "has", "have")} nothing left to place, or nowhere to place it.`,
  "specialist/must-be-used": ({ specialist }) =>
    `${specialistWithVerb(specialist, "was", "were")} chosen this turn and must be used before it ends.`,
  "specialist/must-stay-payable": ({ specialist, need, have }) =>
    `With ${theSpecialist(specialist)} still to pay, this needs ${cattle(need)}; you have ${have}.`,
  "specialist/must-stay-placeable": ({ specialist }) =>
    `This would leave ${theSpecialist(specialist)} nowhere to place a tile.`,
  "supply/no-resource-left": (refusal) => `No ${resource[refusal.resource]} tile is left.`,
  "rain/not-neighbours": ({ cells }) => `${list(cells)} do not share a side.`,

  "main/one-per-turn": ({ taken }) =>
    `There is one main action in a turn; this turn's went to ${MAIN_ACTIONS[taken]}.`,
  "main/interrupted": ({ taken }) =>
    `Something else came in between, so ${MAIN_ACTIONS[taken]} is over for this turn.`,
  "main/prices-raised": () => "After raising prices, no more craftsmen are placed this turn.",
  "land/not-empty": ({ at, because }) => `${at} ${OCCUPIED_REASONS[because]}.`,
  "monument/enough-built": ({ limit }) => `No more than ${count(limit, "new monument")} in a turn.`,
  "monument/zoning": ({ at, near }) => `${at} touches the monument at ${near}.`,

  "craft/no-card-left": ({ craftsman }) => `No ${craftName(craftsman)} card is left.`,
  "craft/no-tile-left": ({ craftsman }) => `No ${craftName(craftsman)} tile is left.`,
  "craft/not-rotatable": ({ craftsman }) =>
    `The ${craftName(craftsman)} tile is square and cannot be turned.`,
  "craft/price-missing": ({ craftsman }) =>
    `The new ${craftName(craftsman)} card needs a price from 1 to 3.`,
  "craft/price-not-asked": ({ craftsman }) =>
    `You have the ${craftName(craftsman)} card already; its price stays as it is.`,
  "craft/no-free-resource": ({ craftsman, resource: needed, range }) =>
    `No ${resource[needed]} within ${count(range, "step")} that no ${craftName(craftsman)} claims.`,
  "craft/no-primary-before": ({ craftsman, primary }) =>
    `${capitalize(a(craftName(craftsman)))} needs ${a(craftName(primary))} ` +
    `who was on the map before this turn.`,
  "craft/primary-out-of-reach": ({ craftsman, primary }) =>
    `No ${craftName(primary)} within reach of the ${craftName(craftsman)}, even over hubs.`,

  "raise/no-monument": ({ at }) => `There is no monument at ${at}.`,
  "raise/foreign": ({ at, owner }, names) =>
    `The monument at ${at} belongs to ${seatName(names, owner)}.`,
  "raise/complete": ({ at }) => `The monument at ${at} is at its highest level.`,
  "raise/once-per-turn": ({ at }) => `The monument at ${at} has been raised this turn.`,
  "raise/number-of-goods": ({ need, have }) =>
    `This raise takes ${count(need, "good")}, not ${have}.`,
  "raise/same-good": (refusal) =>
    `A raise takes only one good of the ${resource[refusal.resource]} line.`,
  "raise/no-craftsman": ({ at }) => `There is no craftsman at ${at}.`,
  "raise/superseded": ({ craftsman, by }) =>
    `With ${a(craftName(by))} on the map, the ${craftName(craftsman)}'s good alone raises nothing.`,
  "raise/primary-missing": ({ craftsman, primary }) =>
    `The ${craftName(craftsman)} needs a good from ${a(craftName(primary))}.`,
  "raise/primary-not-asked": ({ craftsman }) =>
    `The ${craftName(craftsman)} needs no other craftsman's good.`,
  "raise/wrong-primary": ({ craftsman, primary, found }) =>
    `The ${craftName(craftsman)} needs a good from ${a(craftName(primary))}, ` +
    `not from ${a(craftName(found))}.`,
  "raise/out-of-reach": ({ from, to }) => `${to} is out of reach from ${from}.`,
  "raise/not-a-hub": ({ at }) => `There is no monument at ${at} to be a hub.`,
  "raise/hub-twice": ({ at }) => `${at} can be a hub only once on the same way.`,
  "raise/own-hub": ({ at }) =>
    `${at} is the monument being raised and cannot be a hub on its own way.`,
  "raise/wrong-resource": ({ at, resource: needed }) => `There is no ${resource[needed]} at ${at}.`,
  "raise/resource-out-of-range": ({ at, craftsman, range }) =>
    `${at} is more than ${count(range, "step")} from the craftsman at ${craftsman}.`,
  "raise/resource-used": ({ at }) => `The resource at ${at} has been used this round.`,
};

/** One sentence for the seat whose move was refused. */
export const refusal: ZimbabweText["refusal"] = sentenceByTag("code", SENTENCES);

const MOVES_BY_PHASE: { readonly [phase in RefusalOf<"turn/wrong-phase">["phase"]]: string } = {
  setup: "During set-up only first monuments are placed.",
  gifts: "In phase I you give or pass.",
  culture: "Phase II has no gifts and no first monuments.",
  over: "The game is over.",
};

const MAIN_ACTIONS: { readonly [action in RefusalOf<"main/one-per-turn">["taken"]]: string } = {
  build: "building",
  place: "placing craftsmen",
  raise: "raising",
};

const OCCUPIED_REASONS: { readonly [reason in RefusalOf<"land/not-empty">["because"]]: string } = {
  "off-map": "is not on the map",
  water: "is water",
  resource: "holds a resource",
  start: "is a starting area and must stay free",
  monument: "holds a monument",
  craftsman: "is taken by a craftsman",
};
