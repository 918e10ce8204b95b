import type { PersonReference } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { PersonMenu } from "../../people/person-menu.tsx";
import type { CompanyText } from "@sofala/text/online";
import { company } from "../../text/people-text.ts";

/** Something that can be done at once. */
export type Way = keyof CompanyText["ways"];

interface Props {
  readonly person: PersonReference;
  /** What can be done at once. */
  readonly ways?: readonly Way[];
  readonly onWay?: (way: Way) => void;
  /** What else is known of them. */
  readonly children?: ComponentChildren;
}

/** Somebody in a list, with what can be done about them. */
export function PersonRow({ person, ways = [], onWay, children }: Props) {
  const { ways: names } = company.value;
  return (
    <li class="person-row">
      <div class="who">
        <a href={`/player/${person.id}`}>{person.name}</a>
        {children}
      </div>
      <div class="ways">
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            class="button"
            aria-label={`${names[way]}: ${person.name}`}
            onClick={() => onWay?.(way)}
          >
            {names[way]}
          </button>
        ))}
        <PersonMenu person={person} />
      </div>
    </li>
  );
}
