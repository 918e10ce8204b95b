import { useSignal } from "@preact/signals";
import type { PaceKind } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { lastGame } from "../../games/last-game.ts";
import { Loading } from "../../ui/loading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { onlineText, useOnlineText } from "../../text/online-text.ts";
import { ratingsText, useRatingsText } from "../../text/ratings-text.ts";
import { NameForm } from "../../people/name-form.tsx";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import "../../people/online-screen.css";
import { loadCurrentPerson, currentPerson } from "../../online/current-person.ts";
import { GameChoice } from "../online/game-choice.tsx";
import { LeaderboardTable } from "../ratings/leaderboard-table.tsx";
import { PACES, useLeaderboard } from "../ratings/use-leaderboard.ts";
import "./bots-screen.css";
import { BotExample } from "./bot-example.tsx";
import { ProgramSwitch } from "./program-switch.tsx";
import { Tokens } from "./tokens.tsx";

/** How to write a bot, its tokens, and the ladder of bots. */
export function Screen() {
  const isTextLoaded = [useOnlineText(), useRatingsText()].every(Boolean);
  useEffect(() => void loadCurrentPerson(), []);
  return (
    <div class="online-screen bots-screen">
      {isTextLoaded && currentPerson.value !== undefined ? <Page /> : <Loading />}
    </div>
  );
}

function Page() {
  const { botPage: text } = ratingsText.value;
  const person = currentPerson.value;
  if (person?.ok === false) {
    return <ServerUnavailable failure={person.error} onRetry={() => void loadCurrentPerson()} />;
  }
  const me = person?.value;
  return (
    <>
      <h1>{text.title}</h1>
      <p class="lead">{text.intro}</p>
      <ol class="steps">
        {text.steps.map((step) => (
          <li key={step.title} class="panel">
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <div class="columns">
        <BotExample />
        <div class="own">
          {me === undefined ? (
            <section class="panel">
              <h2>{text.tokens.title}</h2>
              <p>{text.nicknameNeeded}</p>
              <NameForm submitLabel={onlineText.value.nickname.submit} />
            </section>
          ) : (
            <>
              <Tokens />
              <ProgramSwitch key={me.id} me={me} />
            </>
          )}
          <p>
            <a class="lone-link" href="/api">
              {text.reference}
            </a>
          </p>
        </div>
      </div>
      <BotLeaderboard />
    </>
  );
}

function BotLeaderboard() {
  const { botPage: text, leaderboards, pace: paces } = ratingsText.value;
  const pace = useSignal<PaceKind>("untimed");
  const game = useSignal(lastGame());
  const { result, reload } = useLeaderboard("ladder", game.value, pace.value);
  const found = result.value;
  return (
    <section class="ladder" aria-labelledby="ladder">
      <header>
        <div>
          <h2 id="ladder">{text.ladder}</h2>
          <p class="quiet">{text.ladderText}</p>
        </div>
        <GameChoice
          legend={leaderboards.game}
          isLegendHidden
          game={game.value}
          onChoose={(each) => (game.value = each)}
        />
        <Segments<PaceKind>
          legend={leaderboards.pace}
          isLegendHidden
          value={pace.value}
          choices={PACES.map((each) => [each, paces[each]] as const)}
          onChoose={(each) => (pace.value = each)}
        />
      </header>
      {found === undefined ? (
        <Loading />
      ) : found.ok ? (
        <LeaderboardTable game={game.value} label={text.ladder} players={found.value} isLadder />
      ) : (
        <p role="alert">
          {onlineText.value.problem(found.error)}{" "}
          <button type="button" class="button" onClick={reload}>
            {onlineText.value.offline.retry}
          </button>
        </p>
      )}
      <p class="next-steps">
        <a class="lone-link" href="/ratings">
          {text.allRatings}
        </a>
      </p>
    </section>
  );
}
