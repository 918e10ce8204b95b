import type { Seat } from "@sofala/engine";
import {
  CURRENT_EDITION,
  EDITIONS,
  type Mediterranean,
  type Phase,
  type SeenEvent,
} from "@sofala/mediterranean";
import type { MediterraneanWords } from "@sofala/text/mediterranean";
import type { Told } from "../../../local/hidden-info-table.ts";
import type { LogLine } from "../../../table/log-line.ts";
import { capital } from "../../../text/capitalize.ts";

type ToldHere = Told<Mediterranean>;
type Kind = SeenEvent["kind"];

/** What was told never changes, so the lines that it became stay. */
const known = new WeakMap<
  ToldHere,
  { readonly words: MediterraneanWords; readonly lines: readonly LogLine[] }
>();

/** The log in sentences, under headings of turns and phases. */
export function logLines(
  told: readonly ToldHere[],
  names: readonly string[],
  words: MediterraneanWords,
): readonly LogLine[] {
  const [first] = told;
  if (first === undefined) return [];
  return [...beginning(told, first, words), ...told.flatMap((each) => linesOf(each, names, words))];
}

/** The deal before the first move is told to nobody: its turn and phase are named all the same. */
function beginning(
  told: readonly ToldHere[],
  first: ToldHere,
  words: MediterraneanWords,
): readonly LogLine[] {
  if (first.events[0]?.kind === "turn-began") return [];
  const next = told
    .flatMap(({ events }) => events)
    .find((event) => event.kind === "turn-began")?.turn;
  const heading = { cells: [], moment: first.id, isHeading: true as const };
  return [
    {
      ...heading,
      key: "first turn",
      text: words.table.turn((next ?? 2) - 1, turnsOf()),
      isRound: true,
    },
    { ...heading, key: "first phase", text: phaseName("civic", words) },
  ];
}

const turnsOf = (): number => EDITIONS[CURRENT_EDITION]?.rules.turns.value ?? 6;
const phaseName = (phase: Phase, { game }: MediterraneanWords): string =>
  capital(game.phase[phase]);

function linesOf(
  told: ToldHere,
  names: readonly string[],
  words: MediterraneanWords,
): readonly LogLine[] {
  const before = known.get(told);
  if (before?.words === words) return before.lines;
  const lines = tell(told, names, words);
  known.set(told, { words, lines });
  return lines;
}

function tell(
  { id, events }: ToldHere,
  names: readonly string[],
  words: MediterraneanWords,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  let concerned: readonly Seat[] = [];
  for (const [at, event] of bySeat(events).entries()) {
    const line = { key: `${id}.${at}`, cells: [], moment: id };
    const heading = headingOf(event, words);
    if (heading !== undefined) {
      lines.push({ ...line, isHeading: true, ...heading });
      concerned = [];
    }
    if (isHeard(event)) {
      const isDetail = isDetailOf(event, concerned);
      if (!isDetail) concerned = seatsOf(event);
      const key = heading === undefined ? line.key : `${line.key}.line`;
      const text = words.game.event(event, names);
      lines.push({ ...line, key, text, ...(isDetail ? { isDetail: true as const } : {}) });
    }
  }
  return lines;
}

/** R 6.1 goes step by step for all; who reads wants to know what became of each one's cards. */
function bySeat(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const from = events.findIndex(({ kind }) => kind === "cards-spent");
  const end = events.findIndex((event, at) => at > from && !("seat" in event));
  if (from === -1) return events;
  const to = end === -1 ? events.length : end;
  const settled = events.slice(from, to);
  const seats = [...new Set(settled.flatMap(seatsOf))];
  return [
    ...events.slice(0, from),
    ...seats.flatMap((seat) => settled.filter((event) => seatsOf(event)[0] === seat)),
    ...events.slice(to),
  ];
}

function headingOf(
  event: SeenEvent,
  words: MediterraneanWords,
): Pick<LogLine, "text" | "isRound"> | undefined {
  switch (event.kind) {
    case "turn-began":
      return { text: words.table.turn(event.turn, turnsOf()), isRound: true };
    case "phase-began":
      return { text: phaseName(event.phase, words) };
    case "game-ended":
      return { text: phaseName("over", words), isRound: true };
    default:
      return undefined;
  }
}

/** Headings say it, the seats show it, or another sentence of the same move has said it. */
function isHeard(event: SeenEvent): boolean {
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

/** What follows from something else, and is told under it where that concerns the same seat. */
const CONSEQUENCES: ReadonlySet<Kind> = new Set<Kind>([
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
/** What is never worth a line of its own. */
const ASIDES: ReadonlySet<Kind> = new Set<Kind>([
  "offer-declined",
  "offer-withdrawn",
  "offer-died",
  "deck-shuffled",
  "stored-returned",
  "money-halved",
  "hand-chosen",
]);

function isDetailOf(event: SeenEvent, concerned: readonly Seat[]): boolean {
  if (ASIDES.has(event.kind)) return true;
  // Others' cards: only what was seen while they were dealt.
  if (event.kind === "cards-dealt") return !("cards" in event);
  return CONSEQUENCES.has(event.kind) && seatsOf(event).some((seat) => concerned.includes(seat));
}

/** Whom an event is about, the doer first. */
function seatsOf(event: SeenEvent): readonly Seat[] {
  if (event.kind === "calamity-struck") return [event.victim];
  if (event.kind === "ability-used" && event.target !== undefined)
    return [event.seat, event.target];
  return "seat" in event ? [event.seat] : [];
}
