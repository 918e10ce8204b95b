import type { GameTypes, JsonObject } from "@sofala/engine";
import { english } from "@sofala/text";
import type { Craft, God, Good, MoveKind, Prices, Resource, Specialist } from "@sofala/zimbabwe";
import type { ObserverView } from "../terminal-ui.ts";
import { asDescription, type Description } from "./description.ts";

const { craftsman, empire, god, resource, specialist } = english.zimbabwe;

const KIND_LABELS: { readonly [kind in MoveKind]: string } = {
  "place-first": "place your first monument",
  give: "give cattle",
  pass: "pass",
  "set-prices": "set a price, with Dziva",
  "choose-god": "choose a god",
  "choose-specialist": "choose a specialist",
  "use-specialist": "use a specialist",
  "build-monument": "build a monument",
  "place-craftsman": "place a craftsman",
  "raise-prices": "raise a price",
  "raise-monument": "raise a monument",
  "end-turn": "end the turn",
};

const QUESTIONS: { readonly [field: string]: string } = {
  at: "Which area?",
  cells: "Which area?",
  cattle: "How many cattle?",
  craftsman: "Which craftsman?",
  god: "Which god?",
  goods: "With which goods?",
  price: "At what price?",
  prices: "Which price?",
  resource: "Which resource?",
  specialist: "Which specialist?",
  vertical: "Horizontal or vertical?",
};

export const moveKinds = Object.keys(KIND_LABELS);
export const moveKindLabel = (name: string): string => KIND_LABELS[name as MoveKind] ?? name;
export const fieldQuestion = (field: string, of: string): string =>
  field === "at" && of === "place-craftsman"
    ? "Which area for its top left corner?"
    : (QUESTIONS[field] ?? `${field}?`);

export function choiceLabel(
  field: string,
  move: GameTypes["move"],
  { description }: ObserverView,
): string {
  const value = (move as { readonly [field: string]: unknown })[field];
  switch (field) {
    case "craftsman":
      return craftsman[value as Craft].name;
    case "god":
      return cardText(god[value as God]);
    case "specialist":
      return cardText(specialist[value as Specialist]);
    case "resource":
      return resource[value as Resource];
    case "vertical":
      return value === true ? "vertical" : "horizontal";
    case "prices":
      return pricesText(value as Prices);
    case "goods":
      return (value as readonly Good[])
        .map((good) => goodText(asDescription(description), good))
        .join(", ");
    default:
      return typeof value === "string" ? value : JSON.stringify(value ?? "none");
  }
}

/** `sculpture from Zulu's e5 via c4 (with a mask from Kilwa's g7)` */
function goodText(
  { craftsmen, seats }: Pick<Description, "craftsmen" | "seats">,
  { craftsman: at, hubs, primary }: Good,
): string {
  const maker = craftsmen.find((placed) => placed.at === at);
  if (maker === undefined) return at;
  const { good } = craftsman[maker.craftsman];
  const owner = seats[maker.seat]?.empire;
  const from = owner === undefined ? at : `${empire[owner]}'s ${at}`;
  const way = hubs === undefined || hubs.length === 0 ? "" : ` via ${hubs.join(", ")}`;
  const supplied =
    primary === undefined ? "" : ` (with ${goodText({ craftsmen, seats }, primary)})`;
  return `${good} from ${from}${way}${supplied}`;
}

/** `VR 20 to 24`, `VP 1 to 3`, `cattle 7 to 5` */
export function describeChange(
  before: JsonObject,
  after: JsonObject,
  seat: number,
): readonly string[] {
  const old = asDescription(before).seats[seat];
  const now = asDescription(after).seats[seat];
  if (old === undefined || now === undefined) return [];
  const difference = (label: string, from: number, to: number) =>
    from === to ? [] : [`${label} ${from} to ${to}`];
  return [
    ...difference("VR", old.vr, now.vr),
    ...difference("VP", old.vp, now.vp),
    ...difference("cattle", old.cattle, now.cattle),
  ];
}

const cardText = ({ name, effect }: { readonly name: string; readonly effect: string }) =>
  `${name}: ${effect}`;

const pricesText = (prices: Prices): string =>
  (Object.entries(prices) as [Craft, number][])
    .map(([craft, price]) => `${craftsman[craft].name} at ${price}`)
    .join(", ");
