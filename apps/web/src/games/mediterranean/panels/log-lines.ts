import type { Seat } from "@sofala/engine";
import {
  CURRENT_EDITION,
  EDITIONS,
  type Mediterranean,
  type Phase,
  type SeenEvent,
} from "@sofala/mediterranean";
import type { FindOffer, MediterraneanFirstText } from "@sofala/text/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import { eventLines, lineCache } from "../../../table/log-lines.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { capitalize } from "../../../text/capitalize.ts";

type ObservedMoveHere = ObservedMove<Mediterranean>;
type Kind = SeenEvent["kind"];

const cachedLines = lineCache();

/** The log in sentences, under headings of turns and phases. */
export function logLines(
  observedMoves: readonly ObservedMoveHere[],
  names: readonly string[],
  gameText: MediterraneanFirstText,
): readonly LogLine[] {
  const [first] = observedMoves;
  if (first === undefined) return [];
  return [
    ...firstHeadings(observedMoves, first, gameText),
    ...observedMoves.flatMap((move, at) =>
      cachedLines(move, gameText, () =>
        buildLines(move, names, gameText, (offer) => findOffer(observedMoves, at, offer)),
      ),
    ),
  ];
}

/** An offer that was made before or in this move; numbers start again with each turn. */
function findOffer(
  observedMoves: readonly ObservedMoveHere[],
  at: number,
  offer: number,
): ReturnType<FindOffer> {
  for (let n = at; n >= 0; n--) {
    const made = observedMoves[n]?.events.find(
      (event) => event.kind === "offer-made" && event.offer === offer,
    );
    if (made?.kind === "offer-made") return made;
  }
  return undefined;
}

/** The first deal comes before the first move and has no event; its turn and phase get headings here. */
function firstHeadings(
  observedMoves: readonly ObservedMoveHere[],
  first: ObservedMoveHere,
  gameText: MediterraneanFirstText,
): readonly LogLine[] {
  if (first.events[0]?.kind === "turn-began") return [];
  const next = observedMoves
    .flatMap(({ events }) => events)
    .find((event) => event.kind === "turn-began")?.turn;
  const heading = { cells: [], moveCount: first.id, isHeading: true as const };
  return [
    {
      ...heading,
      key: "first turn",
      text: gameText.table.turn((next ?? 2) - 1, turnCount()),
      isRound: true,
    },
    { ...heading, key: "first phase", text: phaseName("civic", gameText) },
  ];
}

const turnCount = (): number => EDITIONS[CURRENT_EDITION]?.rules.turns.value ?? 6;
const phaseName = (phase: Phase, { sentences }: MediterraneanFirstText): string =>
  capitalize(sentences.phase[phase]);

function buildLines(
  { id, events }: ObservedMoveHere,
  names: readonly string[],
  gameText: MediterraneanFirstText,
  offerOf: FindOffer,
): readonly LogLine[] {
  let concernedSeats: readonly Seat[] = [];
  return eventLines(id, groupedBySeat(events), (event) => {
    const heading = headingOf(event, gameText);
    if (heading !== undefined) concernedSeats = [];
    if (!hasOwnLine(event)) return { heading };
    const isDetail = isDetailOf(event, concernedSeats);
    if (!isDetail) concernedSeats = seatsOf(event);
    return { heading, text: gameText.sentences.event(event, names, offerOf), isDetail };
  });
}

/** R 6.1 resolves step by step for all seats; the log groups the events by seat. */
function groupedBySeat(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const from = events.findIndex(({ kind }) => kind === "cards-spent");
  const end = events.findIndex((event, at) => at > from && !("seat" in event));
  if (from === -1) return events;
  const to = end === -1 ? events.length : end;
  const resolutionEvents = events.slice(from, to);
  const seats = [...new Set(resolutionEvents.flatMap(seatsOf))];
  return [
    ...events.slice(0, from),
    ...seats.flatMap((seat) => resolutionEvents.filter((event) => seatsOf(event)[0] === seat)),
    ...events.slice(to),
  ];
}

function headingOf(
  event: SeenEvent,
  gameText: MediterraneanFirstText,
): Pick<LogLine, "text" | "isRound"> | undefined {
  switch (event.kind) {
    case "turn-began":
      return { text: gameText.table.turn(event.turn, turnCount()), isRound: true };
    case "phase-began":
      return { text: phaseName(event.phase, gameText) };
    case "game-ended":
      return { text: phaseName("over", gameText), isRound: true };
    default:
      return undefined;
  }
}

/** False for what headings, the seats or another line of the same move show. */
function hasOwnLine(event: SeenEvent): boolean {
  switch (event.kind) {
    case "turn-began":
    case "phase-began":
    case "seat-ready":
    case "seat-unready":
      return false;
    case "offer-died":
      return event.reason === "cards-gone";
    default:
      return true;
  }
}

/** Consequences; they are details of their cause if it concerns the same seat. */
const CONSEQUENCE_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "track-moved",
  "track-flipped",
  "status-moved",
  "vp-changed",
  "money-changed",
  "workers-gained",
  "bank-used",
  "industry-paid",
  "cubes-lost",
  "stored-discarded",
  "purchases-forbidden",
  "marker-reset",
  "culture-line-completed",
]);
/** Always details. */
const DETAIL_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "offer-declined",
  "offer-withdrawn",
  "offer-died",
  "deck-shuffled",
  "stored-returned",
  "money-halved",
  "hand-chosen",
]);

function isDetailOf(event: SeenEvent, concernedSeats: readonly Seat[]): boolean {
  if (DETAIL_KINDS.has(event.kind)) return true;
  // Cards of other seats are details unless they were dealt openly.
  if (event.kind === "cards-dealt") return !("cards" in event);
  return (
    CONSEQUENCE_KINDS.has(event.kind) &&
    seatsOf(event).some((seat) => concernedSeats.includes(seat))
  );
}

/** The seats that an event concerns, the acting seat first. */
function seatsOf(event: SeenEvent): readonly Seat[] {
  if (event.kind === "calamity-struck") return [event.victim];
  if (event.kind === "ability-used" && event.target !== undefined)
    return [event.seat, event.target];
  return "seat" in event ? [event.seat] : [];
}
