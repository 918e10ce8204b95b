import type { Pace } from "@sofala/protocol";
import type { LogEntry, Timeline } from "../src/timeline/timeline.ts";
import { beginningOf, kindOf, type KeptTable } from "./check-log.ts";

/** A timed part of a game while it runs. */
interface Run {
  readonly name: string;
  readonly seconds: number;
  readonly began: number;
}

/** One that the clock ended. */
interface EndedPart extends Omit<Run, "name"> {
  readonly seq: number;
  readonly ended: number;
}

/** The timed parts of a live table that the clock ended while people had something to decide, by its log played anew. */
export function partsEnded(table: KeptTable, pace: Pace): readonly EndedPart[] {
  const { game, seats, entries } = table;
  const isTimeUp = ({ actor, entry }: KeptTable["entries"][number]) =>
    actor === "clock" && kindOf(entry) === "move";
  if (pace.kind !== "live" || !entries.some(isTimeUp)) return [];
  const play = beginningOf(table);
  const isOwing = (seat: number) => seats[seat]?.kind === "person" && !play.isHandedOver(seat);
  const parts: EndedPart[] = [];
  let run = runAt(play, pace.seconds, game.started ?? 0);
  for (const row of entries) {
    const { seq, actor, at: ended, entry } = row;
    // Bots that all wait end a part before its time.
    if (run !== undefined && isTimeUp(row) && play.toAct.some(isOwing)) {
      parts.push({ seq, began: run.began, seconds: run.seconds, ended });
    }
    play.replay(JSON.parse(entry) as LogEntry);
    const next = runAt(play, pace.seconds, ended);
    // After the clock, or where all agreed to go back, a part of the same name begins anew.
    const goesOn = next?.name === run?.name && actor !== "clock" && actor !== "host";
    if (!goesOn) run = next;
  }
  return parts;
}

/** The part that runs, as if it began at this time. */
function runAt({ game, state }: Timeline, usual: number, began: number): Run | undefined {
  const timer = game.timer(state);
  if (timer === undefined) return undefined;
  const { part, run: name = part, seconds } = timer;
  return { name, seconds: seconds > 0 ? seconds : usual, began };
}
