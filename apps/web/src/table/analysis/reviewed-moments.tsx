import { appText } from "../../text/app-text.ts";
import "./review.css";

/** A moment of a game, with comments. */
export interface ReviewedMoment {
  /** The number of moves before it. */
  readonly moveCount: number;
  readonly title: string;
  readonly notes: readonly string[];
}

interface Props {
  readonly title: string;
  readonly moments: readonly ReviewedMoment[];
  readonly onSelectMoment: (at: number) => void;
}

/** The comments of a review, the most important first, with a button for each moment. */
export function ReviewedMoments({ title, moments, onSelectMoment }: Props) {
  const { review: text } = appText.value.analysis;
  return (
    <>
      <h4>{title}</h4>
      <ol class="verdicts">
        {moments.map(({ moveCount, title: name, notes }) => (
          <li key={`${moveCount} ${name}`}>
            <p>
              <b>{name}</b>
            </p>
            {notes.map((note) => (
              <p key={note} class="quiet">
                {note}
              </p>
            ))}
            <button type="button" class="button" onClick={() => onSelectMoment(moveCount)}>
              {text.goToMove(moveCount + 1)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
