import { count, list } from "../../grammar.ts";

/** The set-up of a game of the Mediterranean, on this device and on a server. */
export const setup = {
  intro: "Four to six play. Whatever is not settled here is as in the box.",
  /** Several people share one device. */
  sharedDevice:
    "Around one device the market is played in rounds and without a clock: all offer, then all answer. A curtain hides everybody's cards while the device changes hands.",
  tradingTime: "Length of the market",
  tradingTimeText: "The same for everybody. Who needs more time takes a longer one.",
  noClock: "No clock: it closes when all are ready",
  minutes: (minutes: number) => count(minutes, "minute"),
  /** The length that the rules give. */
  standardLength: (length: string) => `${length}, as in the rules`,
  grace: "Time to store after the bell",
  graceText: "Nobody trades any more; cards can still go into the warehouse.",
  seconds: (seconds: number) => count(seconds, "second"),
  noGrace: "None",
  market: "Market",
  marketText: {
    open: "Offers and answers at any time, everybody at once.",
    rounds: "Three rounds: in each all make offers first, then all answer.",
  },
  marketChoices: { open: "Open", rounds: "In rounds" },
  pledges: "Pledges",
  pledgesText: {
    binding: "What somebody pledges in a deal is done when its time comes.",
    talk: "Pledges are noted, but nobody has to keep them.",
  },
  pledgeChoices: { binding: "Bind", talk: "Are only words" },
  tradeVp: "Victory points can be traded",
  tradeVpText: "They may be part of a deal like goods.",
  publicVp: "Victory points are open",
  publicVpText: "Otherwise everybody sees only their own, until the end.",
  handTypes: "Goods in hand are open",
  handTypesText: "All see which goods the others hold; what is under the cards stays hidden.",
  crossing: "Crossing 0",
  crossingText: "Whether each face of a board has a 0 of its own, or both share one.",
  crossingChoices: { twoZeros: "Two zeros", sharedZero: "One zero" },
  tradeChat: "Free talk while trading",
  tradeChatText: "Otherwise people speak in set phrases, which give no hints about bottoms.",
  moreOptions: "More options",
  /** The options of the table, a few words each. */
  settingsSummary: {
    market: (length: string) => `Market of ${length}`,
    unclocked: "Market without a clock",
    rounds: "Market in rounds",
    nonBindingPledges: "Pledges do not bind",
    noVp: "No trading of VP",
    hiddenVp: "VP hidden until the end",
    openHands: "Goods in hand are open",
    sharedZero: "One zero on each board",
    chat: "Free talk while trading",
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
