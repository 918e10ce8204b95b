import type { Pace } from "@sofala/protocol";
import type { Entry, Timeline } from "@sofala/engine";
import { initialStateOf, kindOf, type StoredTableRows } from "./check-log.ts";

/** A timed part that is running. */
interface Run {
  readonly name: string;
  readonly seconds: number;
  readonly began: number;
}

/** A timed part that the clock ended. */
interface EndedPart extends Omit<Run, "name"> {
  readonly seq: number;
  readonly ended: number;
}

/** Replays a log and returns the timed parts that the clock ended while people had decisions to make. */
export function partsEnded(table: StoredTableRows, pace: Pace): readonly EndedPart[] {
  const { game, seats, entries } = table;
  const isTimeUp = ({ actor, entry }: StoredTableRows["entries"][number]) =>
    actor === "clock" && kindOf(entry) === "move";
  if (pace.kind !== "live" || !entries.some(isTimeUp)) return [];
  const play = initialStateOf(table);
  const hasDecisions = (seat: number) => seats[seat]?.kind === "person" && !play.isHandedOver(seat);
  const parts: EndedPart[] = [];
  let run = runAt(play, pace.seconds, game.started_at ?? 0);
  for (const row of entries) {
    const { seq, actor, at: ended, entry } = row;
    // A part ends early when all bots wait.
    if (run !== undefined && isTimeUp(row) && play.toAct.some(hasDecisions)) {
      parts.push({ seq, began: run.began, seconds: run.seconds, ended });
    }
    play.replay(JSON.parse(entry) as Entry);
    const next = runAt(play, pace.seconds, ended);
    // After a timeout or an agreed undo a part of the same name starts again.
    const goesOn = next?.name === run?.name && actor !== "clock" && actor !== "host";
    if (!goesOn) run = next;
  }
  return parts;
}

/** The running part, as if it started at this time. */
function runAt({ game, state }: Timeline, usual: number, began: number): Run | undefined {
  const timer = game.timer(state);
  if (timer === undefined) return undefined;
  const { part, run: name = part, seconds } = timer;
  return { name, seconds: seconds > 0 ? seconds : usual, began };
}
