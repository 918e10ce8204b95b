import { list } from "../../grammar.ts";
import { hand } from "./hand.ts";
import { offerCard } from "./offer-card.ts";

/** Trading. */
export const market = {
  title: "Market",
  /** Which of several answers counts: the first in the server's order, or the first at a shared device. */
  fairness: {
    server:
      "Whoever's answer reaches the server first has the deal; nothing is taken before that is certain.",
    device: "Answers count in the order in which they are given.",
    bots: "Bots take their time over theirs, at the pace of your settings.",
  },
  columns: { me: "Offers to you", open: "Open market", mine: "Your offers" },
  /** The columns on a small screen. */
  tabs: { me: "To you", open: "Market", mine: "Yours", compose: "Offer" },
  /** Shown if there are no offer cards; `answers`: for offers to oneself, in a step without new offers. */
  empty: {
    me: "Nobody has made you an offer yet. Ask who has what you collect, or make the first one.",
    open: "Nothing is on offer. Press a good above to ask who has it.",
    mine: "Press cards of your hand to offer them, or the button below.",
    answers:
      "Nobody has made an offer to you alone. What is open to everyone stands on the open market.",
  },
  hand,
  offerCard,
  feedback: {
    sent: "Your offer is out.",
    dealMade: (name: string) => `Dealt with ${name}.`,
    asked: (good: string) => `You have asked everyone for ${good}.`,
    notSent: "That did not get through. Nothing has changed.",
    /** The time ran out while an offer was being made. */
    marketClosed: "The market closed while you were making an offer. Nothing was sent.",
    dismiss: "Close",
  },
  compose: {
    title: "Make an offer",
    reply: (name: string) => `Answer ${name}`,
    open: "Make an offer",
    continueDraft: "Go on with the offer",
    give: "You give",
    giveHint: "Press cards of your hand.",
    want: "You want",
    add: (good: string) => `One more ${good}`,
    remove: (good: string) => `One less ${good}`,
    removeCard: "take out of the offer",
    promiseAs: "Promised as",
    asPiracy: "Piracy",
    vpGiven: "VP that you give",
    vpWanted: "VP that you want",
    more: (what: string) => `${what}: one more`,
    less: (what: string) => `${what}: one less`,
    to: "To",
    everyone: "Everyone",
    send: "Send",
    startOver: "Start anew",
    close: "Close",
    emptyHint: "Choose what you give and what you want.",
  },
  pledge: {
    title: "You pledge for the next turn",
    pledgedToYou: "Pledged to you for the next turn",
    use: "use",
    doNotUse: "not use",
    useChoice: "Whether it is used",
    building: "Building",
    target: "on",
    add: "Add",
    summary: (use: boolean, building: string, target: string) =>
      `${use ? "Use" : "Not use"} the ${building} on ${target}`,
    remove: "Remove",
  },
  goods: {
    title: "Who has …?",
    whoHas: (good: string) => `Who has ${good}?`,
    stopAsking: (good: string) => `You are asking for ${good}; press to stop`,
    soughtBy: (names: readonly string[]) => `sought by ${list(names)}`,
    offeredBy: (names: readonly string[]) => `offered by ${list(names)}`,
  },
  deals: {
    title: "Deals of this turn",
    none: "No deal yet.",
  },
  sayPhrase: "Say",
  clock: {
    left: (minutes: number, seconds: number) =>
      minutes === 0 ? `${seconds} seconds left` : `${minutes} min ${seconds} s left`,
    warning: (seconds: number) =>
      seconds >= 60
        ? `${Math.round(seconds / 60)} minute${seconds < 90 ? "" : "s"} left.`
        : `${seconds} seconds left.`,
    over: "Time is up.",
  },
  readyBar: {
    ready: "Ready",
    unready: "Not ready after all",
    readyHint: "You are ready. Your offers stay open to the others.",
    atBell: "At the bell all offers end; every card that is not stored will be turned up.",
    grace: "The market is closed. You can still store cards, and nothing else.",
    round: (round: number, step: "offer" | "answer") =>
      step === "offer"
        ? `Round ${round} of 3: everybody makes offers now, answers come next.`
        : `Round ${round} of 3: everybody answers now, no new offers.`,
    readySeats: (names: readonly string[]) => `Ready: ${list(names)}`,
    nobodyReady: "Nobody is ready yet",
  },
  keyList: [
    { keys: "O", description: "Make an offer" },
    { keys: "R", description: "Ready, or not ready after all" },
    { keys: "J, K", description: "Go to the next or the previous offer" },
    { keys: "A", description: "Accept the offer that has the focus" },
    { keys: "C", description: "Counter it" },
    { keys: "D", description: "Decline it" },
    { keys: "W", description: "Withdraw your own offer that has the focus" },
    { keys: "S", description: "Store the card that has the focus, or take it out" },
  ],
};

export type MarketText = typeof market;
