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
    `You need ${cattle(need)} but have ${have === 0 ? "none" : `only ${have}`}.`,

  "prices/empty": () => "Choose at least one price.",
  "prices/card-missing": ({ craftsman }) => `You have no ${craftName(craftsman)} card.`,
  "prices/must-rise": ({ craftsman, price }) =>
    `The ${craftName(craftsman)}'s price is ${price}. You can only raise it.`,
  "prices/dziva-only": () => "Only the player who adores Dziva can set prices freely.",
  "prices/too-late": () =>
    "With Dziva, set prices at the start of your turn or right after choosing her.",

  "card/one-per-turn": () => "You can choose only one god or specialist per turn.",
  "god/already-adoring": (refusal) =>
    `You already adore ${god[refusal.god].name}; you can have only one god.`,
  "god/not-available": (refusal) => `${god[refusal.god].name} is not available.`,
  "vr/too-high": ({ vr, limit }) => `This would raise your VR to ${vr}; the limit is ${limit}.`,

  "specialist/not-available": ({ specialist }) =>
    `${specialistWithVerb(specialist, "is", "are")} not available.`,
  "specialist/not-owned": ({ specialist }) => `You do not have ${theSpecialist(specialist)}.`,
  "specialist/already-used": ({ specialist }) =>
    `${specialistWithVerb(specialist, "has", "have")} already been used this turn.`,
  "specialist/nothing-to-place": ({ specialist }) =>
    `${specialistWithVerb(specialist, "has", "have")} nothing left to place, or nowhere to place it.`,
  "specialist/must-be-used": ({ specialist }) =>
    `${specialistWithVerb(specialist, "was", "were")} chosen this turn and must be used before it ends.`,
  "specialist/must-stay-payable": ({ specialist, need, have }) =>
    `You still have to pay for ${theSpecialist(specialist)}: together that is ${cattle(need)}, but you have ${have === 0 ? "none" : `only ${have}`}.`,
  "specialist/must-stay-placeable": ({ specialist }) =>
    `You must still use ${theSpecialist(specialist)}, and this would leave no place for the tile.`,
  "supply/no-resource-left": (refusal) => `No ${resource[refusal.resource]} tile is left.`,
  "rain/not-neighbours": ({ cells }) => `${list(cells)} do not share a side.`,

  "main/one-per-turn": ({ taken }) =>
    `You have one main action per turn, and you have already used it for ${MAIN_ACTIONS[taken]}.`,
  "main/interrupted": ({ taken }) =>
    `You did something else in between, so you cannot continue ${MAIN_ACTIONS[taken]} this turn.`,
  "main/prices-raised": () =>
    "You have raised prices, so you cannot place more craftsmen this turn.",
  "land/not-empty": ({ at, because }) => `${at} ${OCCUPIED_REASONS[because]}.`,
  "monument/enough-built": ({ limit }) =>
    `You can build at most ${count(limit, "new monument")} per turn.`,
  "monument/zoning": ({ at, near }) => `${at} touches the monument at ${near}.`,

  "craft/no-card-left": ({ craftsman }) => `No ${craftName(craftsman)} card is left.`,
  "craft/no-tile-left": ({ craftsman }) => `No ${craftName(craftsman)} tile is left.`,
  "craft/not-rotatable": ({ craftsman }) =>
    `The ${craftName(craftsman)} tile is square and cannot be turned.`,
  "craft/price-missing": ({ craftsman }) =>
    `The new ${craftName(craftsman)} card needs a price from 1 to 3.`,
  "craft/price-not-asked": ({ craftsman }) =>
    `You already have the ${craftName(craftsman)} card, so its price does not change.`,
  "craft/no-free-resource": ({ craftsman, resource: needed, range }) =>
    `No ${resource[needed]} within ${count(range, "step")}, or all of it is claimed by another ${craftName(craftsman)}.`,
  "craft/no-primary-before": ({ craftsman, primary }) =>
    `${capitalize(a(craftName(craftsman)))} needs ${a(craftName(primary))} ` +
    `that was on the map before this turn.`,
  "craft/primary-out-of-reach": ({ craftsman, primary }) =>
    `No ${craftName(primary)} within reach of the ${craftName(craftsman)}, even via hubs.`,

  "raise/no-monument": ({ at }) => `There is no monument at ${at}.`,
  "raise/foreign": ({ at, owner }, names) =>
    `The monument at ${at} belongs to ${seatName(names, owner)}.`,
  "raise/complete": ({ at }) => `The monument at ${at} is already at the highest level.`,
  "raise/once-per-turn": ({ at }) => `The monument at ${at} has already been raised this turn.`,
  "raise/number-of-goods": ({ need, have }) =>
    `This raise needs ${count(need, "good")}, not ${have}.`,
  "raise/same-good": (refusal) =>
    `A raise can use only one good of the ${resource[refusal.resource]} line.`,
  "raise/no-craftsman": ({ at }) => `There is no craftsman at ${at}.`,
  "raise/superseded": ({ craftsman, by }) =>
    `With ${a(craftName(by))} on the map, the ${craftName(craftsman)}'s good alone cannot raise monuments.`,
  "raise/primary-missing": ({ craftsman, primary }) =>
    `The ${craftName(craftsman)} needs a good from ${a(craftName(primary))}.`,
  "raise/primary-not-asked": ({ craftsman }) =>
    `The ${craftName(craftsman)} does not need another craftsman's good.`,
  "raise/wrong-primary": ({ craftsman, primary, found }) =>
    `The ${craftName(craftsman)} needs a good from ${a(craftName(primary))}, ` +
    `not from ${a(craftName(found))}.`,
  "raise/out-of-reach": ({ from, to }) => `${to} is out of reach from ${from}.`,
  "raise/not-a-hub": ({ at }) => `There is no monument at ${at} to use as a hub.`,
  "raise/hub-twice": ({ at }) => `You can use ${at} as a hub only once on the same route.`,
  "raise/own-hub": ({ at }) =>
    `${at} is the monument being raised, so it cannot be a hub on its own route.`,
  "raise/wrong-resource": ({ at, resource: needed }) => `There is no ${resource[needed]} at ${at}.`,
  "raise/resource-out-of-range": ({ at, craftsman, range }) =>
    `${at} is more than ${count(range, "step")} from the craftsman at ${craftsman}.`,
  "raise/resource-used": ({ at }) => `The resource at ${at} has already been used this round.`,
};

/** One sentence for the seat whose move was refused. */
export const refusal: ZimbabweText["refusal"] = sentenceByTag("code", SENTENCES);

const MOVES_BY_PHASE: { readonly [phase in RefusalOf<"turn/wrong-phase">["phase"]]: string } = {
  setup: "During set-up you can only place first monuments.",
  gifts: "In phase I you can only give or pass.",
  culture: "In phase II there are no gifts or first monuments.",
  over: "The game is over.",
};

const MAIN_ACTIONS: { readonly [action in RefusalOf<"main/one-per-turn">["taken"]]: string } = {
  build: "building monuments",
  place: "placing craftsmen",
  raise: "raising monuments",
};

const OCCUPIED_REASONS: { readonly [reason in RefusalOf<"land/not-empty">["because"]]: string } = {
  "off-map": "is not on the map",
  water: "is water",
  resource: "has a resource",
  start: "is a starting area and must stay free",
  monument: "has a monument",
  craftsman: "has a craftsman",
};
