import { cattle } from "../../grammar.ts";

/** What only tables on a server have. */
export const online = {
  /** Gifts that are decided ahead of one's turn. */
  giftOrder: {
    openForm: (round: number) => `Plan your gifts for round ${round}`,
    title: "Planned gifts",
    maximum: "Up to",
    text: "Each time, the minimum gift is given for you, up to this limit. Then you pass. Nobody else can see this plan.",
    submit: (amount: number) => (amount === 0 ? "Pass right away" : `Up to ${amount}, then pass`),
    less: "One less",
    more: "One more",
    current: (amount: number, round: number) =>
      amount === 0
        ? `Round ${round}: pass right away.`
        : `Round ${round}: give up to ${amount}, then pass.`,
    change: "Change",
    withdraw: "Remove",
    cancel: "Cancel",
    executedGift: (amount: number) => `As planned, you gave ${cattle(amount)}.`,
    executedPass: "As planned, you passed.",
  },
  /** The map of a new table. */
  map: {
    name: "Map",
    legend: "Map",
    randomMap: "Random",
    chosenMap: "Choose",
    randomMapText: "Nobody sees the map before the game starts.",
    chosenMapText: "Everybody sees this map before they sit down.",
    code: (code: string) => `Map ${code}`,
  },
  randomMap: "Random map, drawn when the game starts.",
  sameMapRematchText: "The same players on the same map; everybody moves one seat.",
};
