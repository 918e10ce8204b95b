import type { BotTexts } from "../bot-text.ts";

const random = {
  name: "Lots",
  style: "Plays any legal move: a yardstick, hardly an opponent.",
};

export const zimbabweBots: BotTexts = {
  random,
  novice: {
    name: "Herder",
    style: "Grabs points and famous gods, bids high early and forgets what they require.",
  },
  steady: {
    name: "Steward",
    style: "Weighs whole turns by the race to everybody's victory requirement.",
  },
  strong: {
    name: "Regent",
    style: "Looks ahead through everybody's best turns and gifts; takes a second or two.",
  },
};

export const mediterraneanBots: BotTexts = {
  random,
  novice: {
    name: "Pedlar",
    style: "Swaps card for card, buys what looks good and misjudges now and then.",
  },
  steady: {
    name: "Merchant",
    style: "Trades for what its plans need and spends to the last coin.",
  },
  strong: {
    name: "Shipowner",
    style:
      "Knows what everybody would say yes to, haggles over points and looks ahead before it buys.",
  },
};
