import type { PlayedMove } from "@sofala/engine/testing";
import type { LuxuryGood, Mediterranean, Move } from "../src/index.ts";
import { happens, timeUpIn, type MoveTest, type Theme } from "./golden-theme.ts";

/** Piracy changes hands under another name. */
const passesPiracy = (name?: string): MoveTest =>
  happens("deal-made", ({ cardsToPartner, cardsToMaker, toPartner, toMaker }) =>
    [
      { cards: cardsToPartner, goods: toPartner.goods },
      { cards: cardsToMaker, goods: toMaker.goods },
    ].some(
      ({ cards, goods }) =>
        cards.some(({ good }) => good === "piracy") &&
        goods.piracy === undefined &&
        (name === undefined || name in goods),
    ),
  );

/** A deal with an offer that was open under a label, after another such deal in the turn. */
const passesItOn: MoveTest = (play) =>
  passesPiracy()(play) &&
  play.before.offers.some(({ end, as }) => end === "taken" && Object.keys(as).length > 0);

/** Piracy answers an offer, under that name. */
const answersAs =
  (name: LuxuryGood): MoveTest =>
  ({ move }) =>
    move.kind === "accept" && Object.values(move.as ?? {}).includes(name);

const hidesPiracy = (move: Move): number => {
  const as = move.kind === "offer" ? move.give.as : move.kind === "accept" ? move.as : {};
  return Object.keys(as ?? {}).length > 0 ? 4 : 0;
};

const PIRATES: readonly Theme[] = [
  {
    name: "piracy-passed-on",
    pins: "Piracy goes from hand to hand as spices and as gold, and the luxury deck is shuffled (R 5.7, R 3.5).",
    players: 6,
    wishes: {
      developments: ["S06", "S07", "B02", "B03", "S01", "S02", "S18"],
      likes: (_state, _seat, move) => hidesPiracy(move),
      talk: 4,
    },
    shows: [
      passesPiracy("spices"),
      passesPiracy("gold"),
      passesItOn,
      answersAs("spices"),
      answersAs("gold"),
      happens("deck-shuffled", ({ deck }) => deck === "luxury"),
    ],
  },
];

const pledgeOf = (
  { before }: PlayedMove<Mediterranean>,
  seat: number,
  building: string,
  use: boolean,
) =>
  before.pledges.find(
    (pledge) => pledge.seat === seat && pledge.building === building && pledge.use === use,
  );

/** A building is used on the one that its pledge names, or where it names one to spare, on another. */
const keeps = (use: boolean, kind: Move["kind"]): MoveTest =>
  happens("ability-used", ({ seat, building, target }, play) => {
    const pledge = pledgeOf(play, seat, building, use);
    return play.move.kind === kind && pledge !== undefined && (pledge.target === target) === use;
  });

const breaks = (use: boolean): MoveTest =>
  happens("ability-used", ({ seat, building, target }, play) => {
    const pledge = pledgeOf(play, seat, building, use);
    return pledge !== undefined && (pledge.target === target) !== use;
  });

const GIVERS = ["white-G5", "black-G5", "blue-R5", "red-R5"];

const promises = (_state: unknown, _seat: unknown, move: Move): number => {
  if (move.kind !== "offer") return 0;
  const { give, want } = move;
  return (give.pledges ?? []).length + (want.pledges ?? []).length > 0 ? 3 : 0;
};

const PLEDGERS: readonly Theme[] = [
  {
    name: "pledges-binding",
    pins: "Pledges to use and to spare are kept, by move and by the clock, and lapse with a building (R 5.6, R 4.3).",
    players: 5,
    wishes: { buildings: GIVERS, likes: promises, talk: 3, clock: { give: 8 } },
    shows: [
      keeps(true, "use-ability"),
      keeps(true, "time-up"),
      keeps(false, "use-ability"),
      happens("deal-made", ({ toPartner }) => toPartner.pledges.length > 0),
      happens("deal-made", ({ toMaker }) => toMaker.pledges.length > 0),
      happens("track-flipped", ({ seat, destroyed }, { before }) =>
        before.pledges.some(
          (pledge) => pledge.seat === seat && destroyed.includes(pledge.building),
        ),
      ),
    ],
  },
  {
    name: "pledges-talk",
    pins: "Where pledges are talk they may be broken either way (R 10.2).",
    players: 6,
    options: { pledges: "talk" },
    wishes: { buildings: GIVERS, likes: promises, talk: 3 },
    shows: [breaks(true), breaks(false)],
  },
];

const MARKETS: readonly Theme[] = [
  {
    name: "market-open",
    pins: "Offers to all and to some, replies, gifts and victory points, and each way in which an offer ends (R 5.2 to R 5.5).",
    players: 4,
    wishes: { talk: 4, clock: { trading: 60 } },
    shows: [
      happens("offer-made", ({ to, replyTo }) => to !== "all" && replyTo !== undefined),
      happens("deal-made", ({ toMaker, toPartner }) => toMaker.vp + toPartner.vp > 0),
      happens("deal-made", ({ cardsToMaker, toMaker }) => cardsToMaker.length + toMaker.vp === 0),
      happens("deal-made", ({ cardsToPartner }) => cardsToPartner.length > 1),
      happens("offer-withdrawn"),
      happens("offer-died", ({ reason }) => reason === "cards-gone"),
      happens("offer-died", ({ reason }) => reason === "declined"),
      ({ move, before }) => move.kind === "store" && before.part === "grace",
    ],
  },
  {
    name: "market-in-rounds",
    pins: "By correspondence: no clock, and three rounds of offers and answers (R 5.11).",
    players: 5,
    options: { market: "rounds", tradeSeconds: 0 },
    wishes: { talk: 3, clock: { trading: 60 } },
    shows: [
      happens("market-step-began", ({ round, step }) => round === 3 && step === "answer"),
      happens("deal-made"),
      happens("offer-died", ({ reason }) => reason === "declined"),
      ({ move, before, after }) =>
        move.kind === "time-up" && after.marketStep === 3 && before.part === "trading",
      ({ move, before, after }) =>
        move.kind === "time-up" && before.part === "trading" && after.part === "grace",
    ],
  },
  {
    name: "no-grace",
    pins: "Without grace the bell begins the resolution at once; no victory points in deals (R 10.2).",
    players: 4,
    options: { tradeGraceSeconds: 0, tradeVp: false },
    wishes: { talk: 4, clock: { trading: 30 } },
    shows: [
      timeUpIn("trading"),
      happens("deal-made"),
      ({ move, events }) =>
        move.kind === "time-up" && events.some(({ kind }) => kind === "cards-spent"),
    ],
  },
  {
    name: "open-hands",
    pins: "Open types of cards, closed victory points and free chat change no rule (R 10.2).",
    players: 6,
    options: { handTypes: "open", publicVp: false, tradeChat: true },
    wishes: {},
    shows: [happens("deal-made"), happens("seat-unready")],
  },
];

/** Made under version 2 of the rules; all others are of version 1. */
const SECURE: readonly Theme[] = [
  {
    name: "secure-deal",
    pins: "Version 2 of the rules: the deal, the calamities, and decks that are shuffled again come from ChaCha20 (R 2.5).",
    players: 5,
    wishes: {},
    shows: [happens("deal-made"), happens("deck-shuffled")],
  },
];

export const TRADERS: readonly Theme[] = [...PIRATES, ...PLEDGERS, ...MARKETS, ...SECURE];
