import type { ComponentChildren } from "preact";
import { mediterraneanWords } from "../mediterranean-text.ts";
import "./choice.css";

interface ListProps {
  /** What is chosen; heard, where the step says it already. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** Choices side by side, numbered for the keys. */
export const ChoiceList = ({ label, children }: ListProps) => (
  <div
    class="choice-list"
    role="group"
    aria-label={label ?? mediterraneanWords.value.steps.choices}
  >
    {children}
  </div>
);

interface Props {
  readonly name: string;
  /** Before the name. */
  readonly icon?: ComponentChildren;
  /** Beside the name: a price, a mark. */
  readonly facts?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** Chosen for now; left out where a press decides. */
  readonly isChosen?: boolean;
  /** Others may be chosen with it. */
  readonly isOfSeveral?: boolean;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

/** One of several things to choose from, with what it brings. */
export function Choice(props: Props) {
  const { name, icon, facts, children, isChosen, isOfSeveral = false } = props;
  const { reason, isDisabled = false, onChoose } = props;
  return (
    <button
      type="button"
      class="choice"
      data-choice={isOfSeveral ? "any" : "one"}
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
