import type { HeldCard, Part, Refusal, Slot } from "@sofala/mediterranean";
import type {
  MediterraneanText,
  RefusalSentences,
} from "../../games/mediterranean/mediterranean-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import type { SeatNames } from "../../card-text.ts";
import { count, seatName } from "../grammar.ts";
import { bottom, good, industry, part as partName, track } from "./names.ts";
import { cultureBox, cubePlace } from "./fragments.ts";
import { building, development } from "./card-names.ts";

const SENTENCES: RefusalSentences = {
  "game/over": () => "The game is over.",
  "clock/only": () => "Only the clock says that time is up, and that is all it says.",
  "clock/other-part": ({ part }) => `The clock runs for ${partName[part]} now.`,
  "turn/wrong-part": ({ part }) => MOVES_BY_PART[part],
  "turn/not-yours": () => "Others decide now.",
  "turn/ready": () => "You are ready; take that back first.",
  "turn/not-ready": () => "You have not said that you are ready.",

  "ability/not-built": ({ building: id }) => `You do not have the ${building(id)}.`,
  "ability/used": ({ building: id }) => `The ${building(id)} has been used this turn.`,
  "ability/not-own-step": ({ building: id }) =>
    `The ${building(id)} is not used in this step: own abilities come first, then those for opponents.`,
  "ability/target-needed": () => "Say on whom the building is used.",
  "ability/no-target": () => "This building works for yourself; name nobody else.",
  "ability/bad-target": () => "This building is used on another player.",
  "ability/pledged-otherwise": ({ building: id }) =>
    `You have pledged otherwise for the ${building(id)}.`,
  "ability/pledge-open": ({ building: id, target }, names) =>
    `You have pledged to use the ${building(id)} on ${seatName(names, target)}; do that first.`,
  "flip/twice": ({ track: of }) => `The ${track[of]} board is to be turned over already.`,

  "offer/nothing": () => "Nothing for nothing is no offer: give or ask for something.",
  "offer/bad-addressee": () => "An offer goes to everyone, or to other players, each named once.",
  "offer/unknown-card": ({ slot }) => `You have no card ${slot}.`,
  "offer/card-twice": ({ slot }) => `Card ${slot} is named twice.`,
  "offer/not-piracy": ({ slot }, _names, own) =>
    `Only Piracy can be promised as something else, and ${cardInSlot(slot, own)} is none that you give.`,
  "offer/vp-short": ({ need, have }) => `You offer ${need} VP and have ${have}.`,
  "offer/vp-barred": () => "Victory points are not traded at this table.",
  "offer/unknown-reply": ({ offer }) =>
    `Offer ${offer} was not made to you this turn; reply to one that was.`,
  "offer/step": () => "In this market all make offers first, and then all answer.",
  "pledge/building": ({ building: id }) =>
    `The ${building(id)} cannot be pledged: it must stand and give something to an opponent.`,
  "pledge/target": () => "A pledge names another player at the table.",
  "pledge/contradicts": ({ building: id }) =>
    `This contradicts another pledge for the ${building(id)}.`,
  "pledge/too-late": () => "In the last turn there is nothing left to pledge.",
  "offer/unknown": ({ offer }) => `There is no offer ${offer}.`,
  "offer/withdrawn": ({ offer }) => `Offer ${offer} is gone: it was withdrawn.`,
  "offer/taken": ({ offer }) => `Offer ${offer} is gone: it was accepted.`,
  "offer/cards-gone": ({ offer }) => `Offer ${offer} is gone: a card in it has been traded away.`,
  "offer/declined": ({ offer }) => `Offer ${offer} was declined.`,
  "offer/not-yours": ({ offer }) =>
    `Offer ${offer} is not yours to decide: you answer what is offered to you and withdraw your own.`,
  "deal/wrong-cards": () => "These cards are not what the offer asks for; give exactly that.",
  "deal/vp-short": ({ seat }, names) =>
    `${seatName(names, seat)} does not have the victory points for this deal.`,

  "store/unknown-card": ({ slot }) => `You have no card ${slot}.`,
  "store/card-twice": ({ slot }) => `Card ${slot} is named twice.`,
  "store/too-many": ({ room }) =>
    room === 0 ? "You have no warehouse." : `Your warehouse has room for ${count(room, "card")}.`,
  "store/forbidden": ({ slot }, _names, own) => {
    const held = own.find((card) => card.slot === slot);
    return held === undefined
      ? `You cannot store card ${slot}: its bottom forbids it.`
      : `You cannot store ${bottom[held.bottom].name} (card ${slot}).`;
  },

  "vote/not-tied": () => "Vote for one of those who are tied.",
  "cubes/wrong-count": ({ count: number }) => `You lose exactly ${count(number, "cube")}.`,
  "cubes/wrong-area": ({ area }) => `The calamity takes no such cube of yours: ${cubePlace(area)}.`,
  "cubes/base-last": () => "The base of industry goes last, after all named industries.",
  "discard/wrong-cards": ({ count: number }) =>
    `Discard exactly ${count(number, "stored card")}, each named once.`,

  "build/unknown": ({ building: id }) => `There is no building "${id}".`,
  "build/standing": ({ building: id }) => `Your ${building(id)} stands already.`,
  "build/wrong-side": ({ building: id }) =>
    `The ${building(id)} belongs to the other side of your board.`,
  "build/level": ({ level }) =>
    level === 0
      ? "Your marker stands where nothing can be built; it has to move on first."
      : `Level ${level} allows no more than ${count(level, "building")}; the marker has to move on first.`,
  "money/short": ({ need, have }) => `Costs $${need}; you have $${have}.`,
  "develop/not-offered": ({ card }) => `${development(card)} is not on offer this turn.`,
  "develop/bought": ({ card }) => `You have bought ${development(card)} this turn.`,
  "develop/forbidden": ({ card }) => `A calamity forbids you ${development(card)} this turn.`,
  "develop/no-worker": () => "There is no worker for it where you take one from.",
  "develop/wrong-source": () =>
    "Say where the workers come from: places that the card allows, no more than it takes.",
  "develop/no-room": () => "There is no room for the cube.",
  "develop/no-city": () => "This takes a cube from a city, and you have none there.",
  "develop/box-needed": () => "Say which culture box it goes to.",
  "develop/wrong-box": (refusal) =>
    `The box ${cultureBox(refusal.box)} is not in the row of this card.`,
  "develop/box-taken": (refusal) => `The box ${cultureBox(refusal.box)} is taken.`,
  "develop/industry-needed": () => "Say which industry it goes to.",
  "develop/industry-taken": (refusal) =>
    `You have a cube on ${industry[refusal.industry]} already.`,
  "develop/spaces-needed": () => "Say how many spaces the marker moves, and which way.",
  "develop/wrong-spaces": ({ most }) =>
    `The marker moves 1 to ${count(most, "space")}, right or left.`,
  "develop/not-asked": ({ field }) => UNEXPECTED_FIELDS[field],
  "industry/none": () => "Without a cube on industry no victory points can be bought.",
};

const refusalSentence: (refusal: Refusal, names: SeatNames, own: readonly HeldCard[]) => string =
  sentenceByTag("code", SENTENCES);

/** One sentence for the seat whose move was refused. */
export const refusal: MediterraneanText["refusal"] = (refused, names, own = []) =>
  refusalSentence(refused, names, own);

const cardInSlot = (slot: Slot, own: readonly HeldCard[]): string => {
  const held = own.find((card) => card.slot === slot);
  return held === undefined || held.good === "piracy"
    ? `card ${slot}`
    : `card ${slot} (${good[held.good]})`;
};

const MOVES_BY_PART: { readonly [P in Part]: string } = {
  abilities: "Now buildings are used for oneself, until all are ready.",
  give: "Now buildings are used on opponents, one player after another.",
  flips: "Now boards may be turned over, until all are ready.",
  trading: "Now cards are traded and stored, until all are ready.",
  grace: "Trading is over; cards can still be stored.",
  bank: "The owners of banks choose now: Poverty or prosperity.",
  vote: "The judges vote now.",
  cubes: "The victim chooses the cubes to lose now.",
  stored: "The victim chooses the stored cards to discard now.",
  purchasing: "Now everybody buys, until all are ready.",
  throw: "Now it is rock, paper or scissors.",
};

const UNEXPECTED_FIELDS: { readonly [field in "from" | "box" | "industry" | "spaces"]: string } = {
  from: "This card takes no worker.",
  box: "This card goes to no culture box.",
  industry: "This card goes to no industry.",
  spaces: "This card moves no marker as you choose.",
};
