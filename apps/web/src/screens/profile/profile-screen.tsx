import type { Profile } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { PersonMenu } from "../../people/person-menu.tsx";
import type { ScreenProps } from "../../match-path.ts";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { useOnlineText } from "../../text/online-text.ts";
import { ratingsText, useRatingsText } from "../../text/ratings-text.ts";
import { appText } from "../../text/app-text.ts";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import "../../people/online-screen.css";
import { loadCurrentPerson, currentPerson } from "../../online/current-person.ts";
import { RecentGames } from "./recent-games.tsx";
import "./profile-screen.css";
import { RatingCard } from "./rating-card.tsx";
import { Reliability } from "./reliability.tsx";
import { Statistics } from "./statistics.tsx";
import { useProfile } from "./use-profile.ts";

/** The profile of a person. */
export function Screen({ parameters }: ScreenProps) {
  const isTextLoaded = [useOnlineText(), useRatingsText()].every(Boolean);
  const { result, reload } = useProfile(parameters["id"] ?? "");
  useEffect(() => void loadCurrentPerson(), []);
  const found = result.value;
  return (
    <div class="online-screen profile-screen">
      {!isTextLoaded || found === undefined ? (
        <Loading />
      ) : found.ok ? (
        <ProfilePage profile={found.value} />
      ) : found.error.code === "person/not-found" ? (
        <PersonNotFound />
      ) : (
        <ServerUnavailable failure={found.error} onRetry={reload} />
      )}
    </div>
  );
}

function ProfilePage({ profile }: { readonly profile: Profile }) {
  const { profile: text } = ratingsText.value;
  const { person, ratings, statistics: games, recentGames } = profile;
  const me = currentPerson.value?.ok === true ? currentPerson.value.value : undefined;
  const isMe = me?.id === person.id;
  return (
    <>
      <ProfileHeader person={person} />
      {ratings.length === 0 ? (
        <section class="none newcomer">
          <p>{isMe ? text.noRatedGamesOfMine : text.noRatedGames}</p>
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
      {(recentGames.length > 0 || ratings.length > 0) && <RecentGames games={recentGames} />}
      <p class="next-steps">
        <a class="lone-link" href="/online">
          {text.notFound.back}
        </a>
      </p>
    </>
  );
}

function ProfileHeader({ person }: Pick<Profile, "person">) {
  const { profile: text, leaderboards } = ratingsText.value;
  const month = new Intl.DateTimeFormat(appText.value.tag, { month: "long", year: "numeric" });
  const kind = person.isProgram ? "program" : person.kind;
  return (
    <header class="profile-head">
      <div>
        <h1>{person.name}</h1>
        <p class="quiet">
          <Icon name={person.isProgram ? "bot" : "person"} />
          {text.kind[kind]} · {text.memberSince(month.format(person.createdAt))}
        </p>
      </div>
      <div class="button-row">
        <a class="button" href={person.isProgram ? "/ratings?list=bots" : "/ratings"}>
          {leaderboards.title}
        </a>
        <PersonMenu person={{ id: person.id, name: person.name }} isOnProfile />
      </div>
    </header>
  );
}

/** The person does not exist, or may not be seen. */
function PersonNotFound() {
  const { notFound } = ratingsText.value.profile;
  return (
    <section class="panel nobody">
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <a class="button primary" href="/online">
        {notFound.back}
      </a>
    </section>
  );
}
