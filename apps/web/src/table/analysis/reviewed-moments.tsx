import { mistakes, type Mistake, type Moment } from "@sofala/bots/review/steps";
import { allAppText } from "../../text/app-text.ts";
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
  const { review: text } = allAppText.value.analysis;
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

/** How many moments of a kind are listed. */
export const MAX_LISTED = 5;

interface CostliestProps<Each extends Moment<unknown>> {
  readonly title: string;
  /** All moments of the game. */
  readonly moments: readonly Each[];
  readonly names: readonly string[];
  /** Comments on a decision. */
  readonly notes: (mistake: Mistake<Each>) => readonly string[];
  readonly onSelectMoment: (at: number) => void;
}

/** The decisions that cost most. */
export function CostliestDecisions<Each extends Moment<unknown>>({
  title,
  moments,
  names,
  notes,
  onSelectMoment,
}: CostliestProps<Each>) {
  const { review: text } = allAppText.value.analysis;
  const costliest = mistakes(moments, MAX_LISTED);
  if (costliest.length === 0) return <p>{text.noMistakes}</p>;
  return (
    <ReviewedMoments
      title={title}
      moments={costliest.map((mistake) => ({
        moveCount: mistake.at,
        title: text.mistake(mistake.at + 1, names[mistake.seat] ?? "", mistake.better.cost),
        notes: notes(mistake),
      }))}
      onSelectMoment={onSelectMoment}
    />
  );
}
