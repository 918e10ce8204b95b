import type { Profile } from "@sofala/protocol";
import { useId } from "preact/hooks";
import { ratingsText } from "../../text/ratings-text.ts";
import { percentText } from "../ratings/percent-text.ts";

/** How often a person finishes games and plays in time. */
export function Reliability({ reliability }: Pick<Profile, "reliability">) {
  const { profile: text } = ratingsText.value;
  const { games, finished, moves, timeouts } = reliability;
  const due = moves + timeouts;
  return (
    <section aria-labelledby="reliability">
      <h2 id="reliability">{text.reliability}</h2>
      <div class="meters">
        <Meter name={text.finished} count={finished} total={games} />
        {due === 0 ? (
          <p class="meter">
            <span>{text.inTime}</span>
            <span class="quiet">{text.noMoves}</span>
          </p>
        ) : (
          <Meter name={text.inTime} count={moves} total={due} />
        )}
      </div>
    </section>
  );
}

interface MeterProps {
  readonly name: string;
  readonly count: number;
  readonly total: number;
}

function Meter({ name, count, total }: MeterProps) {
  const id = useId();
  return (
    <div class="meter">
      <span id={id}>{name}</span>
      <span class="figures">
        <strong>{percentText(count, total)}</strong>{" "}
        <span class="quiet">{ratingsText.value.profile.ratio(count, total)}</span>
      </span>
      <meter aria-labelledby={id} min={0} max={total} value={count} />
    </div>
  );
}
