import type { GameTypes, JsonObject } from "@sofala/engine";
import { english } from "@sofala/text";
import type {
  BankChoice,
  CubePlace,
  CultureBox,
  HeldCard,
  IdeaTrack,
  Industry,
  Labels,
  MoveKind,
  Slot,
} from "@sofala/mediterranean";
import type { ObserverView } from "../terminal-ui.ts";
import { cardText } from "./hand.ts";
import { cardsOf, tableViewOf, type TableView } from "./table-view.ts";
import { offerText } from "./market.ts";
import { developmentPrice } from "./turn.ts";

const { ability, area, cultureBox, building, development, effects, good, idea, industry, track } =
  english.mediterranean;

const KIND_LABELS: { readonly [kind in MoveKind]: string } = {
  "use-ability": "use a building",
  flip: "flip a board",
  offer: "make an offer",
  accept: "accept an offer",
  decline: "decline an offer",
  withdraw: "withdraw an offer",
  store: "store a card or take one back",
  bank: "bank: decide what it helps with",
  vote: "vote for a victim",
  "lose-cubes": "lose cubes",
  "discard-stored": "discard stored cards",
  build: "build a building",
  develop: "develop: buy a development card",
  "buy-vp": "buy victory points",
  ready: "ready: finish this step",
  unready: "unready: you are not done after all",
  throw: "throw a hand",
  "time-up": "say that time is up",
};

const QUESTIONS: { readonly [field: string]: string } = {
  areas: "Which cubes?",
  box: "Which culture box?",
  building: "Which building?",
  card: "Which development?",
  cards: "Which card?",
  choice: "Which cards should it help with?",
  from: "Where do the workers come from?",
  give: "With which cards?",
  hand: "Which hand?",
  industry: "Which industry?",
  offer: "Which offer?",
  spaces: "How many spaces? Right is positive:",
  target: "On whom?",
  track: "Which board?",
  victim: "Who is it?",
  vp: "How many?",
};

export const moveKinds = Object.keys(KIND_LABELS);
export const moveKindLabel = (name: string): string => KIND_LABELS[name as MoveKind] ?? name;
export const fieldQuestion = (field: string): string => QUESTIONS[field] ?? `${field}?`;
/** Seats and offers have numbers for names. */
export const isIdentifier = (field: string): boolean =>
  ["offer", "target", "victim"].includes(field);

export function choiceLabel(
  field: string,
  move: GameTypes["move"],
  observerView: ObserverView,
  names: readonly string[],
): string {
  const view = tableViewOf(observerView);
  const { ownSeat, seats, table, edition } = view;
  const mine = ownSeat === undefined ? undefined : seats[ownSeat];
  const value = (move as { readonly [field: string]: unknown })[field];
  switch (field) {
    case "building":
      return buildingText(view, value as string, move.kind === "build");
    case "card":
      return developmentText(view, value as string);
    case "target":
    case "victim":
      return names[value as number] ?? `Seat ${value as number}`;
    case "offer": {
      const offer = table.offers.find(({ offer: number }) => number === value);
      const { give = [], as } = move as { readonly give?: readonly Slot[]; readonly as?: Labels };
      const cards = give.length === 0 ? "" : `, with ${cardList(cardsOf(mine), give, as, view)}`;
      return offer === undefined
        ? `${value as number}`
        : `${offerText(offer, names, ownSeat)}${cards}`;
    }
    case "track": {
      const of = value as IdeaTrack;
      const marker = mine?.[of];
      return marker === undefined
        ? track[of]
        : `${track[of]}, now ${idea[marker.idea]} ${marker.position}`;
    }
    case "cards":
      return move.kind === "store"
        ? storeText(mine?.warehouse ?? [], cardsOf(mine), value as readonly Slot[], view)
        : cardList(cardsOf(mine), value as readonly Slot[], undefined, view);
    case "give": {
      const { as } = move as { readonly as?: Labels };
      return cardList(cardsOf(mine), (value ?? []) as readonly Slot[], as, view);
    }
    case "from":
    case "areas":
      return ((value ?? []) as readonly CubePlace[]).map(placeText).join(", ");
    case "box":
      return cultureBox(value as CultureBox);
    case "industry": {
      const data = edition.industries[value as Industry];
      return `${industry[value as Industry]}, for ${good[data.good]}`;
    }
    case "choice":
      return BANK_CHOICES[value as BankChoice];
    default:
      return typeof value === "string" ? value : JSON.stringify(value ?? "none");
  }
}

const BANK_CHOICES: { readonly [choice in BankChoice]: string } = {
  poverty: "Poverty costs no happiness",
  prosperity: "prosperity brings more VP",
};

/** `Senate House: government 2 spaces on`, with price and cubes where it is to be built. */
function buildingText({ edition }: TableView, id: string, isNew: boolean): string {
  const data = edition.buildings[id];
  if (data === undefined) return building(id);
  const { price, population } = data;
  const cost = isNew ? `, $${price}, ${population} ${population === 1 ? "worker" : "workers"}` : "";
  return `${building(id)}${cost}: ${ability(data.ability)}`;
}

/** `Market Town, $3: 1 worker to a city` */
function developmentText({ table, edition }: TableView, id: string): string {
  const data = edition.developments[id];
  const does = data === undefined ? "" : effects(data.effects);
  return `${development(id)}, $${developmentPrice(edition, id, table.turn) ?? "?"}: ${does}`;
}

/** The one card that is added or removed. */
function storeText(
  stored: readonly HeldCard[],
  all: readonly HeldCard[],
  slots: readonly Slot[],
  view: TableView,
): string {
  const isStored = (slot: Slot) => stored.some((card) => card.slot === slot);
  const into = all.filter(({ slot }) => slots.includes(slot) && !isStored(slot));
  const out = stored.filter(({ slot }) => !slots.includes(slot));
  return [
    ...into.map((card) => `store ${cardText(card, true, view.edition)}`),
    ...out.map((card) => `take back ${cardText(card, true, view.edition)}`),
  ].join(", ");
}

const cardList = (
  all: readonly HeldCard[],
  slots: readonly Slot[],
  labels: Labels | undefined,
  { edition }: TableView,
): string =>
  slots
    .map((slot) => {
      const card = all.find((held) => held.slot === slot);
      const text = card === undefined ? `${slot}` : cardText(card, true, edition);
      const label = labels?.[slot];
      return label === undefined ? text : `${text} as ${good[label]}`;
    })
    .join(", ");

function placeText(place: CubePlace): string {
  const [root, row, column] = place.split(".");
  return root === "culture"
    ? cultureBox(`${row}.${column}` as CultureBox)
    : area[place as keyof typeof area];
}

/** The open part of a seat's description. */
interface SeatDescription {
  readonly vp: number;
  readonly money: number;
  readonly happiness: number;
  readonly safety: number;
  readonly government: { readonly idea: keyof typeof idea; readonly position: number };
  readonly religion: { readonly idea: keyof typeof idea; readonly position: number };
  readonly cubes: { readonly available: number };
}

/** `VP 5 to 8`, `$9 to $5`, `free workers 2 to 1` */
export function describeChange(
  before: JsonObject,
  after: JsonObject,
  seat: number,
): readonly string[] {
  const [old, now] = [before, after].map(
    (description) => (description["seats"] as unknown as readonly SeatDescription[])[seat],
  );
  if (old === undefined || now === undefined) return [];
  const marker = ({ idea: side, position }: SeatDescription["government"]) =>
    `${idea[side]} ${position}`;
  const difference = (label: string, from: number | string, to: number | string) =>
    from === to ? [] : [`${label}${from} to ${to}`];
  return [
    ...difference("VP ", old.vp, now.vp),
    ...difference("", `$${old.money}`, `$${now.money}`),
    ...difference("", marker(old.government), marker(now.government)),
    ...difference("", marker(old.religion), marker(now.religion)),
    ...difference("happiness ", old.happiness, now.happiness),
    ...difference("safety ", old.safety, now.safety),
    ...difference("free workers ", old.cubes.available, now.cubes.available),
  ];
}
