import type { Profile } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { PersonMenu } from "../../people/person-menu.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useOnlineWords } from "../../text/online-text.ts";
import { results, useResultsWords } from "../../text/ratings-text.ts";
import { words } from "../../text/app-text.ts";
import { NoServer } from "../../people/server-unavailable.tsx";
import "../online/online-screen.css";
import { askWho, who } from "../../online/current-person.ts";
import { LastGames } from "./recent-games.tsx";
import "./profile-screen.css";
import { RatingCard } from "./rating-card.tsx";
import { Reliability } from "./reliability.tsx";
import { Statistics } from "./statistics.tsx";
import { useProfile } from "./use-profile.ts";

/** Somebody's page. */
export function Screen({ parameters }: ScreenProps) {
  const hasWords = [useOnlineWords(), useResultsWords()].every(Boolean);
  const { answer, again } = useProfile(parameters["id"] ?? "");
  useEffect(() => void askWho(), []);
  const found = answer.value;
  return (
    <div class="online-screen profile-screen">
      {!hasWords || found === undefined ? (
        <Loading />
      ) : found.ok ? (
        <Page profile={found.value} />
      ) : found.error.code === "person/not-found" ? (
        <Nobody />
      ) : (
        <NoServer failure={found.error} onRetry={again} />
      )}
    </div>
  );
}

function Page({ profile }: { readonly profile: Profile }) {
  const { profile: text } = results.value;
  const { person, ratings, statistics: games, recentGames } = profile;
  const me = who.value?.ok === true ? who.value.value : undefined;
  const isMe = me?.id === person.id;
  return (
    <>
      <Head person={person} />
      {ratings.length === 0 ? (
        <section class="none newcomer">
          <p>{isMe ? text.newcomerMe : text.newcomer}</p>
          {isMe && (
            <a class="button primary" href="/online">
              {text.play}
            </a>
          )}
        </section>
      ) : (
        <>
          <section aria-labelledby="ratings">
            <h2 id="ratings">{text.ratings}</h2>
            <ul class="rating-cards bare">
              {ratings.map((rating) => (
                <li key={`${rating.game} ${rating.pace}`}>
                  <RatingCard rating={rating} />
                </li>
              ))}
            </ul>
            <p class="quiet small">{text.ratingsText}</p>
          </section>
          <Reliability reliability={profile.reliability} />
          {games.map((each) => (
            <Statistics key={each.game} statistics={each} />
          ))}
        </>
      )}
      {(recentGames.length > 0 || ratings.length > 0) && <LastGames games={recentGames} />}
      <p class="ways-on">
        <a class="lone-link" href="/online">
          {text.none.back}
        </a>
      </p>
    </>
  );
}

function Head({ person }: Pick<Profile, "person">) {
  const { profile: text, lists } = results.value;
  const month = new Intl.DateTimeFormat(words.value.tag, { month: "long", year: "numeric" });
  const kind = person.isProgram ? "program" : person.kind;
  return (
    <header class="profile-head">
      <div>
        <h1>{person.name}</h1>
        <p class="quiet">
          <Icon name={person.isProgram ? "bot" : "person"} />
          {text.kind[kind]} · {text.since(month.format(person.createdAt))}
        </p>
      </div>
      <div class="ways">
        <a class="button" href={person.isProgram ? "/ratings?list=bots" : "/ratings"}>
          {lists.title}
        </a>
        <PersonMenu person={{ id: person.id, name: person.name }} isOnProfile />
      </div>
    </header>
  );
}

/** Whoever it was is not to be seen. */
function Nobody() {
  const { none } = results.value.profile;
  return (
    <section class="panel nobody">
      <h1>{none.title}</h1>
      <p>{none.text}</p>
      <a class="button primary" href="/online">
        {none.back}
      </a>
    </section>
  );
}
