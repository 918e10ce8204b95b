import type { PersonReference } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { PersonMenu } from "../../people/person-menu.tsx";
import type { PeopleText } from "@sofala/text/online";
import { peopleText } from "../../text/people-text.ts";

/** An action with a button of its own. */
export type RowAction = keyof PeopleText["actions"];

interface Props {
  readonly person: PersonReference;
  /** Actions with buttons. */
  readonly actions?: readonly RowAction[];
  readonly onAction?: (action: RowAction) => void;
  /** Further information. */
  readonly children?: ComponentChildren;
}

/** A person in a list, with actions. */
export function PersonRow({ person, actions = [], onAction, children }: Props) {
  const { actions: names } = peopleText.value;
  return (
    <li class="person-row">
      <div class="who">
        <a href={`/player/${person.id}`}>{person.name}</a>
        {children}
      </div>
      <div class="button-row">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            class="button"
            aria-label={`${names[action]}: ${person.name}`}
            onClick={() => onAction?.(action)}
          >
            {names[action]}
          </button>
        ))}
        <PersonMenu person={person} />
      </div>
    </li>
  );
}
