import type { ComponentChildren } from "preact";
import { allMediterraneanText } from "../mediterranean-text.ts";
import "./choice.css";

interface ListProps {
  /** The accessible name. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Choices side by side; digit keys select them. */
export const ChoiceList = ({ label, children }: ListProps) => (
  <div
    class="choice-list"
    role="group"
    aria-label={label ?? allMediterraneanText.value.steps.choices}
  >
    {children}
  </div>
);

interface Props {
  readonly name: string;
  /** Shown before the name. */
  readonly icon?: ComponentChildren;
  /** Shown beside the name, such as a price. */
  readonly facts?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** Selected; undefined if a click decides at once. */
  readonly isChosen?: boolean;
  /** Several can be selected. */
  readonly isMultiple?: boolean;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

/** One of several choices, with its effect. */
export function Choice(props: Props) {
  const { name, icon, facts, children, isChosen, isMultiple = false } = props;
  const { reason, isDisabled = false, onChoose } = props;
  return (
    <button
      type="button"
      class="choice"
      data-choice={isMultiple ? "any" : "one"}
      aria-pressed={isChosen}
      disabled={isDisabled || reason !== undefined}
      onClick={onChoose}
    >
      <span class="title">
        {icon}
        <b>{name}</b>
        {facts !== undefined && <span class="facts figures">{facts}</span>}
      </span>
      {children}
      {reason !== undefined && <span class="reason">{reason}</span>}
    </button>
  );
}
