import { words } from "../../text/app-text.ts";
import "./review.css";

/** What is said of a moment of a game. */
export interface Verdict {
  /** Moves made before it. */
  readonly at: number;
  readonly title: string;
  readonly notes: readonly string[];
}

interface Props {
  readonly title: string;
  readonly verdicts: readonly Verdict[];
  readonly onGo: (at: number) => void;
}

/** What was judged, the most important first, with ways to each moment. */
export function Verdicts({ title, verdicts, onGo }: Props) {
  const { review: text } = words.value.analysis;
  return (
    <>
      <h4>{title}</h4>
      <ol class="verdicts">
        {verdicts.map(({ at, title: name, notes }) => (
          <li key={`${at} ${name}`}>
            <p>
              <b>{name}</b>
            </p>
            {notes.map((note) => (
              <p key={note} class="quiet">
                {note}
              </p>
            ))}
            <button type="button" class="button" onClick={() => onGo(at)}>
              {text.show(at + 1)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
