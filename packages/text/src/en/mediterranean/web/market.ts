import type { MarketText } from "../../../games/mediterranean/market-text.ts";
import { list } from "../../grammar.ts";
import { hand } from "./hand.ts";
import { offerCard } from "./offer-card.ts";

export const market: MarketText = {
  title: "Market",
  fairness: {
    server:
      "Whoever's answer reaches the server first has the deal; nothing is taken before that is certain.",
    device: "Answers count in the order in which they are given.",
    bots: "Bots take their time over theirs, at the pace of your settings.",
  },
  columns: { me: "Offers to you", open: "Open market", mine: "Your offers" },
  tabs: { me: "To you", open: "Market", mine: "Yours", compose: "Offer" },
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
    dealMade: (name) => `Dealt with ${name}.`,
    asked: (good) => `You have asked everyone for ${good}.`,
    notSent: "That did not get through. Nothing has changed.",
    marketClosed: "The market closed while you were making an offer. Nothing was sent.",
    dismiss: "Close",
  },
  compose: {
    title: "Make an offer",
    reply: (name) => `Answer ${name}`,
    open: "Make an offer",
    continueDraft: "Go on with the offer",
    give: "You give",
    giveHint: "Press cards of your hand.",
    want: "You want",
    add: (good) => `One more ${good}`,
    remove: (good) => `One less ${good}`,
    removeCard: "take out of the offer",
    promiseAs: "Promised as",
    asPiracy: "Piracy",
    vpGiven: "VP that you give",
    vpWanted: "VP that you want",
    more: (what) => `${what}: one more`,
    less: (what) => `${what}: one less`,
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
    summary: (use, building, target) => `${use ? "Use" : "Not use"} the ${building} on ${target}`,
    remove: "Remove",
  },
  goods: {
    title: "Who has …?",
    whoHas: (good) => `Who has ${good}?`,
    stopAsking: (good) => `You are asking for ${good}; press to stop`,
    soughtBy: (names) => `sought by ${list(names)}`,
    offeredBy: (names) => `offered by ${list(names)}`,
  },
  deals: {
    title: "Deals of this turn",
    none: "No deal yet.",
  },
  sayPhrase: "Say",
  clock: {
    left: (minutes, seconds) =>
      minutes === 0 ? `${seconds} seconds left` : `${minutes} min ${seconds} s left`,
    warning: (seconds) =>
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
    round: (round, step) =>
      step === "offer"
        ? `Round ${round} of 3: everybody makes offers now, answers come next.`
        : `Round ${round} of 3: everybody answers now, no new offers.`,
    readySeats: (names) => `Ready: ${list(names)}`,
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
