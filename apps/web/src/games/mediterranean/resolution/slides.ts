import type { Seat } from "@sofala/engine";
import type {
  BankChoice,
  CalamityId,
  Edition,
  Idea,
  IdeaTrack,
  OpenCard,
  SeenEvent,
  StatusTrack,
} from "@sofala/mediterranean";
import { DIRECTION } from "@sofala/mediterranean";
import { setsOf, type GoodsSet } from "../market/sets.ts";

type EventOf<Kind extends SeenEvent["kind"]> = Extract<SeenEvent, { readonly kind: Kind }>;

/** A marker on its way. */
export interface Shift {
  readonly track: IdeaTrack;
  readonly idea: Idea;
  readonly from: number;
  readonly to: number;
  /** The board was turned over on the way. */
  readonly isFlipped: boolean;
}

/** What the undersides of one seat's cards came to. */
export interface Mood {
  readonly seat: Seat;
  readonly bank?: BankChoice;
  readonly vp: number;
  readonly moved: readonly {
    readonly track: StatusTrack;
    readonly by: number;
    readonly to: number;
  }[];
}

/** A picture of the show: one seat's cards, or a step that all take together. */
export type Stage =
  | {
      readonly kind: "cards";
      readonly seat: Seat;
      readonly sets: readonly GoodsSet[];
      /** Cards that are in no set. */
      readonly loose: readonly OpenCard[];
      readonly money: number;
      readonly shifts: readonly Shift[];
    }
  | { readonly kind: "moods"; readonly moods: readonly Mood[] }
  | { readonly kind: "industries"; readonly events: readonly SeenEvent[] }
  | { readonly kind: "order"; readonly turnOrder: readonly Seat[] }
  | {
      readonly kind: "calamity";
      readonly calamity: CalamityId;
      readonly victim?: Seat;
      readonly events: readonly SeenEvent[];
    };

/** A resolution in stages. More events add stages and complete the last one, never change earlier ones. */
export function stagesOf(edition: Edition, events: readonly SeenEvent[]): readonly Stage[] {
  const industriesFrom = firstOf(events, "industry-paid");
  const orderAt = firstOf(events, "turn-order-set");
  const settled = events.slice(0, Math.min(industriesFrom, orderAt));
  const order = events[orderAt];
  const industries = events.slice(industriesFrom, orderAt);
  return [
    ...settled
      .filter((event) => event.kind === "cards-spent")
      .map((spent) => cardsStage(edition, spent, settled)),
    // Banks are settled for all at once: until then nobody's mood is known.
    ...(order?.kind === "turn-order-set" ? [moodsStage(settled)] : []),
    ...(industries.length > 0 ? [{ kind: "industries" as const, events: industries }] : []),
    ...(order?.kind === "turn-order-set"
      ? [{ kind: "order" as const, turnOrder: order.turnOrder }]
      : []),
    ...calamityStages(events.slice(orderAt + 1)),
  ];
}

/** Where a kind of event comes first; behind all of them where it does not. */
function firstOf(events: readonly SeenEvent[], kind: SeenEvent["kind"]): number {
  const at = events.findIndex((event) => event.kind === kind);
  return at === -1 ? events.length : at;
}

function cardsStage(
  edition: Edition,
  { seat, cards }: EventOf<"cards-spent">,
  settled: readonly SeenEvent[],
): Stage {
  const own = settled.filter((event) => "seat" in event && event.seat === seat);
  const income = own.find((event) => event.kind === "money-changed" && event.source === "goods");
  return {
    kind: "cards",
    seat,
    sets: setsOf(edition, cards),
    loose: cards.filter(({ good }) => good === "piracy"),
    money: income?.kind === "money-changed" ? income.by : 0,
    shifts: own.filter((event) => event.kind === "track-moved").map((moved) => shiftOf(moved, own)),
  };
}

function shiftOf(
  { track, spaces, idea, position }: EventOf<"track-moved">,
  own: readonly SeenEvent[],
): Shift {
  const isFlipped = own.some((event) => event.kind === "track-flipped" && event.track === track);
  const before = Math.max(0, position - spaces * DIRECTION[idea]);
  return { track, idea, from: isFlipped ? 0 : before, to: position, isFlipped };
}

function moodsStage(settled: readonly SeenEvent[]): Stage {
  const seats = settled.flatMap((event) => (event.kind === "cards-spent" ? [event.seat] : []));
  return { kind: "moods", moods: seats.map((seat) => moodOf(seat, settled)) };
}

function moodOf(seat: Seat, settled: readonly SeenEvent[]): Mood {
  let vp = 0;
  const moved: { track: StatusTrack; by: number; to: number }[] = [];
  let bank: BankChoice | undefined;
  for (const event of settled) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.kind === "vp-changed") vp += event.by;
    else if (event.kind === "bank-used") bank = event.choice;
    else if (event.kind === "status-moved") moved.push(event);
  }
  return { seat, vp, moved, ...(bank === undefined ? {} : { bank }) };
}

/** What industries paid, each with what it brought. */
export function paymentsIn(events: readonly SeenEvent[]): readonly (readonly SeenEvent[])[] {
  const payments: SeenEvent[][] = [];
  for (const event of events) {
    if (event.kind === "industry-paid") payments.push([event]);
    else payments.at(-1)?.push(event);
  }
  return payments;
}

/** Events that a calamity begins with. */
const calamityOf = (event: SeenEvent): CalamityId | undefined =>
  event.kind === "calamity-passed" ||
  event.kind === "calamity-struck" ||
  event.kind === "vote-called"
    ? event.calamity
    : undefined;

function calamityStages(events: readonly SeenEvent[]): readonly Stage[] {
  const stages: { calamity: CalamityId; victim?: Seat; events: SeenEvent[] }[] = [];
  for (const event of events) {
    const calamity = calamityOf(event) ?? stages.at(-1)?.calamity;
    if (calamity === undefined) continue;
    if (stages.at(-1)?.calamity !== calamity) stages.push({ calamity, events: [] });
    const stage = stages.at(-1);
    stage?.events.push(event);
    if (stage !== undefined && event.kind === "calamity-struck") stage.victim = event.victim;
  }
  return stages.map((stage) => ({ kind: "calamity", ...stage }));
}

/** So many things are shown one after the other on a stage. */
export function beatsOf(stage: Stage): number {
  switch (stage.kind) {
    case "cards":
      return stage.shifts.length > 0 ? 3 : 2;
    case "calamity":
      return Math.min(3, stage.events.length);
    case "moods":
    case "industries":
    case "order":
      return 2;
  }
}
