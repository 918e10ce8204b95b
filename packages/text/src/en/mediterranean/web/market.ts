import type { BuildingId } from "@sofala/mediterranean";
import { count, list } from "../../grammar.ts";
import { building as nameOf } from "../card-names.ts";
import { hand } from "./hand.ts";
import { offerCard } from "./offer-card.ts";

/** Trading. */
export const market = {
  title: "Market",
  /** Which of several answers counts: the first in the server's order, or the first at a shared device. */
  fairness: {
    server:
      "The first answer to reach the server gets the deal. No cards change hands until that is settled.",
    device: "The first to accept an offer gets the deal.",
    bots: "Bots answer at the speed chosen in your settings.",
  },
  columns: { me: "Offers to you", open: "Open market", mine: "Your offers" },
  /** The columns on a small screen. */
  tabs: { me: "To you", open: "Market", mine: "Yours", compose: "Offer" },
  /** Shown if there are no offer cards; `answers`: for offers to oneself, in a step without new offers. */
  empty: {
    me: "No offers for you yet. Ask for a good, or make the first offer.",
    open: "No open offers. Choose a good above to ask who has it.",
    mine: "Choose cards from your hand to offer them, or use the button below.",
    answers: "No offers for you alone. Offers to everyone are in the open market.",
  },
  hand,
  offerCard,
  feedback: {
    sent: "Offer sent.",
    dealMade: (name: string) => `Deal made with ${name}.`,
    asked: (good: string) => `You asked everyone for ${good}.`,
    notSent: "That was not sent. Nothing has changed.",
    /** The time ran out while an offer was being made. */
    marketClosed: "The market closed while you were making an offer. Nothing was sent.",
    dismiss: "Close",
  },
  compose: {
    title: "Make an offer",
    reply: (name: string) => `Reply to ${name}`,
    open: "Make an offer",
    continueDraft: "Resume offer",
    give: "You give",
    giveHint: "Choose cards from your hand.",
    want: "You want",
    add: (good: string) => `One more ${good}`,
    remove: (good: string) => `One less ${good}`,
    removeCard: "remove from the offer",
    promiseAs: "Promised as",
    asPiracy: "Piracy",
    vpGiven: "VP you give",
    vpWanted: "VP you want",
    more: (what: string) => `${what}: one more`,
    less: (what: string) => `${what}: one less`,
    to: "To",
    everyone: "Everyone",
    send: "Send",
    startOver: "Clear",
    close: "Close",
    emptyHint: "Choose what to give and what you want.",
    /** Asks for confirmation before something is given for nothing. */
    giftDialog: {
      title: "Give this away?",
      text: "You ask for nothing in return.",
      cancel: "Change the offer",
      confirm: "Give it away",
    },
  },
  pledge: {
    title: "Your pledges for next turn",
    pledgedToYou: "Pledges to you for next turn",
    use: "use",
    doNotUse: "do not use",
    useChoice: "Use or not",
    building: "Building",
    target: "on",
    add: "Add",
    summary: (use: boolean, building: BuildingId, target: string) =>
      `${use ? "Use" : "Do not use"} the ${nameOf(building)} on ${target}`,
    remove: "Remove",
  },
  goods: {
    title: "Who has\u00a0…?",
    whoHas: (good: string) => `Who has ${good}?`,
    stopAsking: (good: string) => `You are asking for ${good}. Press to stop`,
    soughtBy: (names: readonly string[]) => `wanted by ${list(names)}`,
    offeredBy: (names: readonly string[]) => `offered by ${list(names)}`,
  },
  deals: {
    title: "Deals this turn",
    none: "No deals yet.",
  },
  sayPhrase: "Say",
  clock: {
    left: (minutes: number, seconds: number) =>
      minutes === 0 ? `${count(seconds, "second")} left` : `${minutes} min ${seconds} s left`,
    warning: (seconds: number) =>
      seconds >= 60
        ? `${Math.round(seconds / 60)} minute${seconds < 90 ? "" : "s"} left.`
        : `${seconds} seconds left.`,
    over: "Time is up.",
  },
  readyBar: {
    ready: "Ready",
    unready: "Not ready yet",
    readyHint: "You are ready. Others can still accept your offers.",
    atBell:
      "When the market closes, all offers end and every card you have not stored is revealed.",
    grace: "The market is closed. You can still store cards.",
    round: (round: number, step: "offer" | "answer") =>
      step === "offer"
        ? `Round ${round} of 3: make offers now. Answers come next.`
        : `Round ${round} of 3: answer offers now. No new offers.`,
    readySeats: (names: readonly string[]) => `Ready: ${list(names)}`,
    nobodyReady: "Nobody is ready yet",
  },
};

export type MarketText = typeof market;
