import { useSignal } from "@preact/signals";
import type { PeopleSearchResult, PersonReference } from "@sofala/protocol";
import { useEffect, useId } from "preact/hooks";
import { findPeople } from "../../online/social-api.ts";
import type { Failure } from "../../online/api-client.ts";
import { tieTo } from "../../people/my-relationships.ts";
import "../../ui/field.css";
import { company } from "../../text/people-text.ts";
import { PersonRow } from "./person-row.tsx";

/** Milliseconds of rest before what is written is looked for. */
const REST = 250;

interface Props {
  readonly onAsk: (person: string) => void;
  readonly onFailure: (failure: Failure) => void;
}

/** Accounts by the beginning of their name, and people one played with. */
export function FindSomebody({ onAsk, onFailure }: Props) {
  const { find: text } = company.value;
  const id = useId();
  const written = useSignal("");
  const result = useSignal<(PeopleSearchResult & { readonly of: string }) | undefined>(undefined);
  const wanted = written.value.trim();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      async () => {
        const people = await findPeople(wanted);
        if (!isWanted) return;
        if (people.ok) result.value = { ...people.value, of: wanted };
        else onFailure(people.error);
      },
      wanted === "" ? 0 : REST,
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
        {of !== "" && accounts.length === 0 && text.none(of)}
      </p>
      <Rows people={accounts} onAsk={onAsk} />
      <h3>{text.lately}</h3>
      {recentOpponents.length === 0 && result.value !== undefined && (
        <p class="quiet">{text.latelyNone}</p>
      )}
      <Rows people={recentOpponents} onAsk={onAsk} />
    </section>
  );
}

interface RowsProps extends Pick<Props, "onAsk"> {
  readonly people: readonly PersonReference[];
}

function Rows({ people, onAsk }: RowsProps) {
  const { menu: text } = company.value;
  if (people.length === 0) return undefined;
  return (
    <ul class="rows">
      {people.map((person) => {
        const { id, name } = person;
        const tie = tieTo(id);
        return (
          <PersonRow
            key={id}
            person={person}
            ways={tie === "none" ? ["request"] : []}
            onWay={() => onAsk(id)}
          >
            {tie === "requested" && <span class="quiet">{text.isAsked(name)}</span>}
            {tie === "friend" && <span class="quiet">{text.isFriend(name)}</span>}
          </PersonRow>
        );
      })}
    </ul>
  );
}
