import { count, list } from "../../grammar.ts";

/** The set-up of a game of the Mediterranean, on this device and on a server. */
export const setup = {
  intro: "For four to six players. Everything else follows the rulebook.",
  /** Several people share one device. */
  sharedDevice:
    "On a shared device, the market is played in rounds without a clock: everybody offers, then everybody answers. Your cards are hidden while you pass the device.",
  tradingTime: "Length of the market",
  tradingTimeText: "The same for everybody. Choose a longer market if you need more time.",
  noClock: "No clock: closes when everybody is ready",
  minutes: (minutes: number) => count(minutes, "minute"),
  /** The length that the rules give. */
  standardLength: (length: string) => `${length}, as in the rules`,
  grace: "Time to store cards after trading",
  graceText: "Trading is over, but cards can still be stored.",
  seconds: (seconds: number) => count(seconds, "second"),
  noGrace: "None",
  market: "Market",
  marketText: {
    open: "Everybody makes and answers offers at the same time.",
    rounds: "Three rounds. In each, everybody makes offers, then everybody answers.",
  },
  marketChoices: { open: "Open", rounds: "In rounds" },
  pledges: "Pledges",
  pledgesText: {
    binding: "Players must keep the pledges they make in a deal.",
    talk: "Pledges are noted, but players do not have to keep them.",
  },
  pledgeChoices: { binding: "Binding", talk: "Not binding" },
  tradeVp: "Victory points can be traded",
  tradeVpText: "They can be part of a deal, like goods.",
  publicVp: "Open victory points",
  publicVpText: "Otherwise players see only their own until the end.",
  handTypes: "Open goods",
  handTypesText:
    "Everybody sees which goods the others hold. The bottoms of the cards stay hidden.",
  crossing: "Crossing 0",
  crossingText: "Whether each side of a board has its own 0 or both sides share one.",
  crossingChoices: { twoZeros: "Two zeros", sharedZero: "One zero" },
  tradeChat: "Free chat while trading",
  tradeChatText:
    "Otherwise players can only use set phrases, which give no hints about the bottoms of cards.",
  moreOptions: "More options",
  /** The options of the table, a few words each. */
  settingsSummary: {
    market: (length: string) => `Market: ${length}`,
    unclocked: "Market without a clock",
    rounds: "Market in rounds",
    nonBindingPledges: "Pledges not binding",
    noVp: "No VP trading",
    hiddenVp: "VP hidden until the end",
    openHands: "Open goods",
    sharedZero: "One zero on each board",
    chat: "Free chat while trading",
  },
  /** The state of a table, on its card. */
  tableCard: {
    turn: (turn: number, phase: string) => `Turn ${turn} · ${phase}`,
    leads: (names: readonly string[], vp: number) =>
      `${list(names)} ${names.length === 1 ? "leads" : "lead"} with ${vp} VP`,
    /** The text alternative of a table's picture. */
    pictureLabel: (turn: number) => `Victory points, happiness and safety in turn ${turn}`,
  },
};

export type MediterraneanSetupText = typeof setup;
