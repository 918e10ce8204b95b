import type { Profile } from "@sofala/protocol";
import { useId } from "preact/hooks";
import { results } from "../../text/ratings-text.ts";
import { shareText } from "../ratings/percent-text.ts";

/** Whether somebody stays to the end and plays in time. */
export function Reliability({ reliability }: Pick<Profile, "reliability">) {
  const { profile: text } = results.value;
  const { games, finished, moves, timeouts } = reliability;
  const due = moves + timeouts;
  return (
    <section aria-labelledby="reliability">
      <h2 id="reliability">{text.reliability}</h2>
      <div class="meters">
        <Meter name={text.finished} part={finished} all={games} />
        {due === 0 ? (
          <p class="meter">
            <span>{text.inTime}</span>
            <span class="quiet">{text.noMoves}</span>
          </p>
        ) : (
          <Meter name={text.inTime} part={moves} all={due} />
        )}
      </div>
    </section>
  );
}

interface MeterProps {
  readonly name: string;
  readonly part: number;
  readonly all: number;
}

function Meter({ name, part, all }: MeterProps) {
  const id = useId();
  return (
    <div class="meter">
      <span id={id}>{name}</span>
      <span class="figures">
        <strong>{shareText(part, all)}</strong>{" "}
        <span class="quiet">{results.value.profile.outOf(part, all)}</span>
      </span>
      <meter aria-labelledby={id} min={0} max={all} value={part} />
    </div>
  );
}
