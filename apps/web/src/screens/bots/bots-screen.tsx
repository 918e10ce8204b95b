import { useSignal } from "@preact/signals";
import type { PaceKind } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import { lastWorld } from "../../store/last-game.ts";
import { Loading } from "../../ui/loading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { online, useOnlineWords } from "../../text/online-text.ts";
import { results, useResultsWords } from "../../text/ratings-text.ts";
import { NameForm } from "../../people/name-form.tsx";
import { NoServer } from "../../people/server-unavailable.tsx";
import "../online/online-screen.css";
import { askWho, who } from "../../online/current-person.ts";
import { GameChoice } from "../online/game-choice.tsx";
import { StrengthTable } from "../ratings/leaderboard-table.tsx";
import { PACES, useList } from "../ratings/use-leaderboard.ts";
import "./bots-screen.css";
import { Example } from "./bot-example.tsx";
import { ProgramSwitch } from "./program-switch.tsx";
import { Tokens } from "./tokens.tsx";

/** How to write a bot, what it needs, and how bots do. */
export function Screen() {
  const hasWords = [useOnlineWords(), useResultsWords()].every(Boolean);
  useEffect(() => void askWho(), []);
  return (
    <div class="online-screen bots-screen">
      {hasWords && who.value !== undefined ? <Page /> : <Loading />}
    </div>
  );
}

function Page() {
  const { bots: text } = results.value;
  const answer = who.value;
  if (answer?.ok === false) {
    return <NoServer failure={answer.error} onRetry={() => void askWho()} />;
  }
  const me = answer?.value;
  return (
    <>
      <h1>{text.title}</h1>
      <p class="lead">{text.lead}</p>
      <ol class="steps">
        {text.steps.map((step) => (
          <li key={step.title} class="panel">
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <div class="columns">
        <Example />
        <div class="own">
          {me === undefined ? (
            <section class="panel">
              <h2>{text.tokens.title}</h2>
              <p>{text.comeIn}</p>
              <NameForm go={online.value.name.go} />
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
      <Ladder />
    </>
  );
}

function Ladder() {
  const { bots: text, lists, pace: paces } = results.value;
  const pace = useSignal<PaceKind>("untimed");
  const game = useSignal(lastWorld());
  const { answer, again } = useList("ladder", game.value, pace.value);
  const found = answer.value;
  return (
    <section class="ladder" aria-labelledby="ladder">
      <header>
        <div>
          <h2 id="ladder">{text.ladder}</h2>
          <p class="quiet">{text.ladderText}</p>
        </div>
        <GameChoice
          legend={lists.game}
          isLegendSpoken
          game={game.value}
          onChoose={(each) => (game.value = each)}
        />
        <Segments<PaceKind>
          legend={lists.pace}
          isLegendSpoken
          value={pace.value}
          choices={PACES.map((each) => [each, paces[each]] as const)}
          onChoose={(each) => (pace.value = each)}
        />
      </header>
      {found === undefined ? (
        <Loading />
      ) : found.ok ? (
        <StrengthTable game={game.value} label={text.ladder} lines={found.value} isLadder />
      ) : (
        <p role="alert">
          {online.value.problem(found.error)}{" "}
          <button type="button" class="button" onClick={again}>
            {online.value.offline.again}
          </button>
        </p>
      )}
      <p class="ways-on">
        <a class="lone-link" href="/ratings">
          {text.allRatings}
        </a>
      </p>
    </section>
  );
}
