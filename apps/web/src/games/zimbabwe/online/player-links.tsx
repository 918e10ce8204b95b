import type { SeatInfo } from "@sofala/protocol";
import { Icon } from "../../../ui/icon.tsx";
import { words } from "../../../text/app-text.ts";
import "./player-links.css";

/** The ways to the pages of those who played. */
export function EndPeople({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const people = seats.flatMap(({ personId, name }) =>
    personId === undefined || name === "" ? [] : { person: personId, name },
  );
  return (
    <ul class="end-people bare" aria-label={words.value.common.people}>
      {people.map(({ person, name }) => (
        <li key={person}>
          <a href={`/player/${person}`}>
            <Icon name="person" size="1em" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
