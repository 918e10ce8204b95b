import { useSignal } from "@preact/signals";
import type { PersonReference, RelationshipAction } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Failure } from "../../api-failure.ts";
import type { Person } from "../../online/api-client.ts";
import { KnownPerson } from "../../people/known-person.tsx";
import {
  loadRelationships,
  myRelationships,
  updateRelationship,
} from "../../people/my-relationships.ts";
import { Loading } from "../../ui/loading.tsx";
import { peopleText, usePeopleText } from "../../text/people-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { PeopleSearch } from "./people-search.tsx";
import { FriendRow } from "./friend-row.tsx";
import "./people-screen.css";
import { PersonRow, type RowAction } from "./person-row.tsx";

/** How often the presence of friends is loaded. */
const REFRESH_MS = 15_000;

/** Friends, blocked people, and a search. */
export function Screen() {
  const isTextLoaded = usePeopleText();
  if (!isTextLoaded) return <Loading />;
  return <KnownPerson>{(me) => <People me={me} />}</KnownPerson>;
}

function People({ me }: { readonly me: Person }) {
  const text = peopleText.value;
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    const load = async () => {
      if (document.visibilityState === "hidden") return;
      failure.value = await loadRelationships();
    };
    void load();
    const timer = setInterval(() => void load(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const changeRelationship = async (person: string, action: RelationshipAction) => {
    failure.value = await updateRelationship(person, action);
  };
  const rows = (people: readonly PersonReference[], actions: readonly RowAction[]) =>
    people.map((person) => (
      <PersonRow
        key={person.id}
        person={person}
        actions={actions}
        onAction={(action) => void changeRelationship(person.id, action)}
      />
    ));
  const mine = myRelationships.value;
  return (
    <div class="people-screen">
      <h1>{appText.value.common.people}</h1>
      <p class="lead">{text.intro}</p>
      <p role="alert" class="page-problem">
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
      {mine === undefined ? (
        failure.value === undefined && <Loading />
      ) : (
        <div class="columns">
          <div>
            {mine.incomingRequests.length > 0 && (
              <PeopleSection title={text.incomingRequests} isUrgent>
                {rows(mine.incomingRequests, ["accept", "decline"])}
              </PeopleSection>
            )}
            <PeopleSection title={text.friends.title} emptyText={text.friends.noFriends}>
              {mine.friends.map((friend) => (
                <FriendRow
                  key={friend.person.id}
                  friend={friend}
                  onUnfriend={() => void changeRelationship(friend.person.id, "unfriend")}
                />
              ))}
            </PeopleSection>
            {mine.outgoingRequests.length > 0 && (
              <PeopleSection title={text.outgoingRequests}>
                {rows(mine.outgoingRequests, ["withdraw"])}
              </PeopleSection>
            )}
          </div>
          <div>
            <PeopleSearch
              onRequest={(person) => void changeRelationship(person, "request")}
              onFailure={(why) => (failure.value = why)}
            />
            <PeopleSection title={text.blocked.title} emptyText={text.blocked.nobodyBlocked}>
              {rows(mine.blocked, ["unblock"])}
            </PeopleSection>
          </div>
        </div>
      )}
      <p class="next-steps">
        <a class="lone-link" href="/online">
          {text.toLobby}
        </a>
        {me.role === "operator" && (
          <a class="lone-link" href="/operate">
            {appText.value.common.operate}
          </a>
        )}
      </p>
    </div>
  );
}

interface PeopleSectionProps {
  readonly title: string;
  /** Shown if there is nobody. */
  readonly emptyText?: string;
  readonly isUrgent?: boolean;
  readonly children: readonly ComponentChildren[];
}

function PeopleSection({ title, emptyText, isUrgent = false, children }: PeopleSectionProps) {
  return (
    <section class={isUrgent ? "panel urgent" : "panel"}>
      <h2>{title}</h2>
      {children.length === 0 ? <p class="quiet">{emptyText}</p> : <ul class="rows">{children}</ul>}
    </section>
  );
}
