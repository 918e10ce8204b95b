import { useSignal } from "@preact/signals";
import type { PeopleSearchResult, PersonReference } from "@sofala/protocol";
import { useEffect, useId } from "preact/hooks";
import { searchPeople } from "../../online/social-api.ts";
import type { Failure } from "../../api-failure.ts";
import { relationshipWith } from "../../people/my-relationships.ts";
import "../../ui/field.css";
import { peopleText } from "../../text/people-text.ts";
import { PersonRow } from "./person-row.tsx";

/** How long after the last input the search starts. */
const DELAY_MS = 250;

interface Props {
  readonly onRequest: (person: string) => void;
  readonly onFailure: (failure: Failure) => void;
}

/** Searches accounts by the start of their name, and lists recent opponents. */
export function PeopleSearch({ onRequest, onFailure }: Props) {
  const { search: text } = peopleText.value;
  const id = useId();
  const written = useSignal("");
  const result = useSignal<(PeopleSearchResult & { readonly of: string }) | undefined>(undefined);
  const wanted = written.value.trim();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      async () => {
        const people = await searchPeople(wanted);
        if (!isWanted) return;
        if (people.ok) result.value = { ...people.value, of: wanted };
        else onFailure(people.error);
      },
      wanted === "" ? 0 : DELAY_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  const { accounts = [], recentOpponents = [], of = "" } = result.value ?? {};
  return (
    <section class="panel" role="search" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text.title}</h2>
      <label for={id}>{text.label}</label>
      <input
        id={id}
        class="field"
        type="search"
        maxLength={40}
        autocomplete="off"
        aria-describedby={`${id}-hint`}
        value={written.value}
        onInput={(event) => (written.value = event.currentTarget.value)}
      />
      <p id={`${id}-hint`} class="quiet hint">
        {text.hint}
      </p>
      <p role="status" class="quiet">
        {of !== "" && accounts.length === 0 && text.noMatch(of)}
      </p>
      <PersonRows people={accounts} onRequest={onRequest} />
      <h3>{text.recentlyMet}</h3>
      {recentOpponents.length === 0 && result.value !== undefined && (
        <p class="quiet">{text.nobodyRecentlyMet}</p>
      )}
      <PersonRows people={recentOpponents} onRequest={onRequest} />
    </section>
  );
}

interface PersonRowsProps extends Pick<Props, "onRequest"> {
  readonly people: readonly PersonReference[];
}

function PersonRows({ people, onRequest }: PersonRowsProps) {
  const { menu: text } = peopleText.value;
  if (people.length === 0) return undefined;
  return (
    <ul class="rows">
      {people.map((person) => {
        const { id, name } = person;
        const tie = relationshipWith(id);
        return (
          <PersonRow
            key={id}
            person={person}
            actions={tie === "none" ? ["request"] : []}
            onAction={() => onRequest(id)}
          >
            {tie === "requested" && <span class="quiet">{text.requestSent(name)}</span>}
            {tie === "friend" && <span class="quiet">{text.alreadyFriend(name)}</span>}
          </PersonRow>
        );
      })}
    </ul>
  );
}
