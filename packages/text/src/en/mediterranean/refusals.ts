import type { HeldCard, Part, Refusal, Slot } from "@sofala/mediterranean";
import type {
  MediterraneanText,
  RefusalSentences,
} from "../../games/mediterranean/mediterranean-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import type { SeatNames } from "../../card-text.ts";
import { count, seatName } from "../grammar.ts";
import { area, bottom, good, part as partName, track } from "./names.ts";
import { cultureBox, cubePlace } from "./fragments.ts";
import { building, development } from "./card-names.ts";

const SENTENCES: RefusalSentences = {
  "game/over": () => "The game is over.",
  "clock/only": () => "Only the clock can say that time is up.",
  "clock/other-part": ({ part }) => `The clock is running for ${partName[part]} now.`,
  "turn/wrong-part": ({ part }) => MOVES_BY_PART[part],
  "turn/not-yours": () => "It is not your turn to decide.",
  "turn/ready": () => "You are marked as ready. Undo that first.",
  "turn/not-ready": () => "You are not marked as ready.",

  "ability/not-built": ({ building: id }) => `You do not have the ${building(id)}.`,
  "ability/used": ({ building: id }) => `The ${building(id)} has already been used this turn.`,
  "ability/not-own-step": ({ building: id }) =>
    `You cannot use the ${building(id)} in this step: buildings for yourself come first, then those for opponents.`,
  "ability/target-needed": () => "Choose a player to use the building on.",
  "ability/no-target": () => "This building affects only you. Do not choose another player.",
  "ability/bad-target": () => "Use this building on another player.",
  "ability/pledged-otherwise": ({ building: id }) =>
    `You have made a different pledge for the ${building(id)}.`,
  "ability/pledge-open": ({ building: id, target }, names) =>
    `You pledged to use the ${building(id)} on ${seatName(names, target)}. Do that first.`,
  "flip/twice": ({ track: of }) => `You are already flipping the ${track[of]} board.`,

  "offer/nothing": () => "An offer must give something or ask for something.",
  "offer/bad-addressee": () =>
    "Make the offer to everyone, or to other players, listing each of them once.",
  "offer/unknown-card": ({ slot }) => `You have no card ${slot}.`,
  "offer/card-twice": ({ slot }) => `Card ${slot} is listed twice.`,
  "offer/not-piracy": ({ slot }, _names, own) =>
    `Only a Piracy card that you give can be promised as another good, and ${cardInSlot(slot, own)} is not one.`,
  "offer/vp-short": ({ need, have }) => `You are offering ${need} VP but have only ${have}.`,
  "offer/vp-barred": () => "Victory points cannot be traded in this game.",
  "offer/unknown-reply": () => "You can only reply to offers made to you this turn.",
  "offer/step": () => "In this market, everybody makes offers first, then everybody answers.",
  "pledge/building": ({ building: id }) =>
    `You cannot pledge the ${building(id)}: it must be built and affect an opponent.`,
  "pledge/target": () => "A pledge must be about another player in this game.",
  "pledge/contradicts": ({ building: id }) =>
    `This contradicts another pledge for the ${building(id)}.`,
  "pledge/too-late": () => "You cannot make pledges in the last turn.",
  "offer/unknown": ({ offer }) => `There is no offer ${offer}.`,
  "offer/withdrawn": () => "This offer has ended: it was withdrawn.",
  "offer/taken": () => "This offer has ended: it was accepted.",
  "offer/cards-gone": () => "This offer has ended: a card in it has already been traded.",
  "offer/declined": () => "This offer was declined.",
  "offer/not-yours": () => "You can only answer offers made to you, and withdraw your own.",
  "deal/wrong-cards": () => "These cards do not match the offer. Give exactly what it asks for.",
  "deal/vp-short": ({ seat }, names) =>
    `${seatName(names, seat)} does not have enough victory points for this deal.`,

  "store/unknown-card": ({ slot }) => `You have no card ${slot}.`,
  "store/card-twice": ({ slot }) => `Card ${slot} is listed twice.`,
  "store/too-many": ({ room }) =>
    room === 0
      ? "You need a cube on the warehouse to store cards."
      : `Your warehouse has room for ${count(room, "card")}.`,
  "store/forbidden": ({ slot }, _names, own) => {
    const held = own.find((card) => card.slot === slot);
    return held === undefined
      ? `You cannot store card ${slot}: its bottom forbids it.`
      : `You cannot store ${bottom[held.bottom].name}.`;
  },

  "vote/not-tied": () => "Vote for one of the tied players.",
  "cubes/wrong-count": ({ count: number }) => `Choose exactly ${count(number, "cube")} to lose.`,
  "cubes/wrong-area": (refusal) =>
    `The calamity does not take this cube: ${cubePlace(refusal.area)}.`,
  "cubes/base-last": () => "You lose the base of industry last, after all other industries.",
  "discard/wrong-cards": ({ count: number }) =>
    `Discard exactly ${count(number, "stored card")}${number === 1 ? "" : ", each listed once"}.`,

  "build/unknown": ({ building: id }) => `There is no building “${id}”.`,
  "build/standing": ({ building: id }) => `You have already built the ${building(id)}.`,
  "build/wrong-side": ({ building: id }) =>
    `The ${building(id)} belongs to the other side of your board.`,
  "build/level": ({ level }) =>
    level === 0
      ? "You cannot build at your marker's position. Move it forward first."
      : `Level ${level} allows at most ${count(level, "building")}. Move the marker forward first.`,
  "money/short": ({ need, have }) => `This costs $${need}; you have $${have}.`,
  "develop/not-offered": ({ card }) => `${development(card)} is not available this turn.`,
  "develop/bought": ({ card }) => `You have already bought ${development(card)} this turn.`,
  "develop/forbidden": ({ card }) =>
    `A calamity prevents you from buying ${development(card)} this turn.`,
  "develop/no-worker": () => "You have no worker for this.",
  "develop/wrong-source": () =>
    "Choose where the workers come from: only places that the card allows, and no more workers than it needs.",
  "develop/no-room": () => "There is no room for the cube.",
  "develop/no-city": () => "This needs a cube from a city, and you have none there.",
  "develop/box-needed": () => "Choose a culture box.",
  "develop/wrong-box": (refusal) => `The box ${cultureBox(refusal.box)} is not in this card's row.`,
  "develop/box-taken": (refusal) => `The box ${cultureBox(refusal.box)} is taken.`,
  "develop/industry-needed": () => "Choose an industry.",
  "develop/industry-taken": (refusal) =>
    `You already have a cube on the ${area[`industry.${refusal.industry}`]}.`,
  "develop/spaces-needed": () => "Choose how many spaces the marker moves, and in which direction.",
  "develop/wrong-spaces": ({ most }) =>
    `The marker moves ${most === 1 ? "1 space" : `1–${most} spaces`} right or left.`,
  "develop/not-asked": ({ field }) => UNEXPECTED_FIELDS[field],
  "industry/none": () => "You need a cube on industry to buy victory points.",
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
  abilities: "Players are using their own buildings now, until everybody is ready.",
  give: "Players are using buildings on opponents now, one after another.",
  flips: "Players can flip boards now, until everybody is ready.",
  trading: "Players are trading and storing cards now, until everybody is ready.",
  grace: "Trading is over. You can still store cards.",
  bank: "Players with a bank are choosing now: Poverty or prosperity.",
  vote: "The judges are voting now.",
  cubes: "The victim is now choosing cubes to lose.",
  stored: "The victim is now choosing stored cards to discard.",
  purchasing: "Players are buying now, until everybody is ready.",
  throw: "Players are throwing rock, paper or scissors now.",
};

const UNEXPECTED_FIELDS: { readonly [field in "from" | "box" | "industry" | "spaces"]: string } = {
  from: "This card does not use a worker.",
  box: "This card does not go in a culture box.",
  industry: "This card does not go in an industry.",
  spaces: "You cannot choose how far this card moves a marker.",
};
