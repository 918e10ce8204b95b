import type { Labels } from "@sofala/mediterranean";
import type {
  MediterraneanText,
  MoveLabels,
  VisibleMove,
} from "../../games/mediterranean/mediterranean-text.ts";
import type { SeatNames } from "../../card-text.ts";
import { sentenceByTag } from "../../sentences.ts";
import { count, list, seatName } from "../grammar.ts";
import { leftOrRight } from "./effects.ts";
import { good, industry, track } from "./names.ts";
import { addressees, cultureBox, bundle, cubePlaces } from "./fragments.ts";
import { building, development } from "./card-names.ts";

type MoveOf<Kind extends VisibleMove["kind"]> = Extract<VisibleMove, { readonly kind: Kind }>;

const LABELS: MoveLabels = {
  "use-ability": ({ building: id, target }, names) =>
    `Use the ${building(id)}${target === undefined ? "" : ` on ${seatName(names, target)}`}`,
  flip: ({ track: of }) => `Turn the ${track[of]} board over`,
  offer: (move, names) =>
    `Offer ${addressees(move.to, names)} ${offeredCards(move, names)} for ${bundle(move.want, names)}` +
    (move.replyTo === undefined ? "" : `, in reply to offer ${move.replyTo}`),
  accept: (move) => {
    const give = "give" in move ? (move.give ?? []) : [];
    const labels = "as" in move ? move.as : undefined;
    return `Accept offer ${move.offer}${give.length === 0 ? "" : ` with ${cardList(give, labels)}`}`;
  },
  decline: ({ offer }) => `Decline offer ${offer}`,
  withdraw: ({ offer }) => `Withdraw offer ${offer}`,
  store: (move) => `Store ${"count" in move ? storedCardCount(move.count) : cardList(move.cards)}`,
  bank: ({ choice }) =>
    choice === "poverty" ? "Let the bank shield from Poverty" : "Let the bank multiply prosperity",
  vote: ({ victim }, names) => `Vote for ${seatName(names, victim)}`,
  "lose-cubes": ({ areas }) => `Lose ${count(areas.length, "cube")}: ${cubePlaces(areas)}`,
  "discard-stored": (move) =>
    "cards" in move ? `Discard ${cardList(move.cards)}` : "Discard stored cards",
  build: ({ building: id }) => `Build the ${building(id)}`,
  develop: ({ card, from = [], box: culture, industry: of, spaces }) =>
    [
      `Buy ${development(card)}`,
      ...(from.length === 0
        ? []
        : [`with ${count(from.length, "worker")} from ${cubePlaces(from)}`]),
      ...(culture === undefined ? [] : [`for ${cultureBox(culture)}`]),
      ...(of === undefined ? [] : [`for ${industry[of]}`]),
      ...(spaces === undefined ? [] : [`moving ${leftOrRight(spaces)}`]),
    ].join(" "),
  "buy-vp": ({ vp }) => `Buy ${vp} VP`,
  ready: () => "Ready",
  unready: () => "Not ready after all",
  throw: (move) => ("hand" in move ? `Throw ${move.hand}` : "Throw"),
  "time-up": () => "Time is up",
};

/** A short imperative without a full stop. */
export const move: MediterraneanText["move"] = sentenceByTag("kind", LABELS);

/** Types if the observer sees only these, else the maker's cards by number. */
function offeredCards({ give }: MoveOf<"offer">, names: SeatNames): string {
  const { cards = [], as } = "cards" in give ? give : {};
  if (cards.length === 0) {
    const { vp = 0, pledges = [] } = give;
    return bundle({ goods: "goods" in give ? (give.goods ?? {}) : {}, vp, pledges }, names);
  }
  const { vp = 0, pledges = [] } = give;
  const rest = vp > 0 || pledges.length > 0 ? [bundle({ vp, pledges }, names)] : [];
  return list([cardList(cards, as), ...rest]);
}

/** `card 3`, `cards 3 and 7 as gold`, `no cards` */
function cardList(slots: readonly number[], labels?: Labels): string {
  if (slots.length === 0) return "no cards";
  const named = slots.map((slot) => {
    const label = labels?.[slot];
    return label === undefined ? `${slot}` : `${slot} as ${good[label]}`;
  });
  return `${slots.length === 1 ? "card" : "cards"} ${list(named)}`;
}

const storedCardCount = (number: number): string =>
  number === 0 ? "no cards" : count(number, "card");
