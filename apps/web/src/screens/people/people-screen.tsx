import { useSignal } from "@preact/signals";
import type { PersonReference, RelationshipAction } from "@sofala/protocol";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Failure, Person } from "../../online/api-client.ts";
import { KnownPerson } from "../../people/known-person.tsx";
import { lookAtCompany, myCompany, wishFor } from "../../people/my-relationships.ts";
import { Loading } from "../../ui/loading.tsx";
import { company, useCompanyWords } from "../../text/people-text.ts";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { FindSomebody } from "./people-search.tsx";
import { FriendRow } from "./friend-row.tsx";
import "./people-screen.css";
import { PersonRow, type Way } from "./person-row.tsx";

/** Milliseconds between two looks at who is here. */
const EVERY = 15_000;

/** Friends, whom one blocked, and how to find somebody. */
export function Screen() {
  const hasWords = useCompanyWords();
  if (!hasWords) return <Loading />;
  return <KnownPerson>{(me) => <People me={me} />}</KnownPerson>;
}

function People({ me }: { readonly me: Person }) {
  const text = company.value;
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      failure.value = await lookAtCompany();
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const wish = async (person: string, what: RelationshipAction) => {
    failure.value = await wishFor(person, what);
  };
  const rows = (people: readonly PersonReference[], ways: readonly Way[]) =>
    people.map((person) => (
      <PersonRow
        key={person.id}
        person={person}
        ways={ways}
        onWay={(way) => void wish(person.id, way)}
      />
    ));
  const mine = myCompany.value;
  return (
    <div class="people-screen">
      <h1>{words.value.common.people}</h1>
      <p class="lead">{text.lead}</p>
      <p role="alert" class="page-problem">
        {failure.value !== undefined && online.value.problem(failure.value)}
      </p>
      {mine === undefined ? (
        failure.value === undefined && <Loading />
      ) : (
        <div class="columns">
          <div>
            {mine.incomingRequests.length > 0 && (
              <Shelf title={text.asking} isUrgent>
                {rows(mine.incomingRequests, ["accept", "decline"])}
              </Shelf>
            )}
            <Shelf title={text.friends.title} none={text.friends.none}>
              {mine.friends.map((friend) => (
                <FriendRow
                  key={friend.person.id}
                  friend={friend}
                  onEnd={() => void wish(friend.person.id, "unfriend")}
                />
              ))}
            </Shelf>
            {mine.outgoingRequests.length > 0 && (
              <Shelf title={text.asked}>{rows(mine.outgoingRequests, ["withdraw"])}</Shelf>
            )}
          </div>
          <div>
            <FindSomebody
              onAsk={(person) => void wish(person, "request")}
              onFailure={(why) => (failure.value = why)}
            />
            <Shelf title={text.blocked.title} none={text.blocked.none}>
              {rows(mine.blocked, ["unblock"])}
            </Shelf>
          </div>
        </div>
      )}
      <p class="ways-on">
        <a class="lone-link" href="/online">
          {text.toLobby}
        </a>
        {me.role === "operator" && (
          <a class="lone-link" href="/operate">
            {words.value.common.operate}
          </a>
        )}
      </p>
    </div>
  );
}

interface ShelfProps {
  readonly title: string;
  /** What stands there where there is nobody. */
  readonly none?: string;
  readonly isUrgent?: boolean;
  readonly children: readonly ComponentChildren[];
}

function Shelf({ title, none, isUrgent = false, children }: ShelfProps) {
  return (
    <section class={isUrgent ? "panel urgent" : "panel"}>
      <h2>{title}</h2>
      {children.length === 0 ? <p class="quiet">{none}</p> : <ul class="rows">{children}</ul>}
    </section>
  );
}
