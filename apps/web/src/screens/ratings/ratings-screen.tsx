import type { PaceKind, RankedPlayer } from "@sofala/protocol";
import { navigate, query } from "../../router.ts";
import { gameNamed, type GameId } from "../../store/game-id.ts";
import { lastWorld } from "../../store/last-game.ts";
import { Loading } from "../../ui/loading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TabList, TabPanel } from "../../ui/tabs.tsx";
import { useOnlineWords } from "../../text/online-text.ts";
import { results, useResultsWords } from "../../text/ratings-text.ts";
import { GameChoice } from "../online/game-choice.tsx";
import { NoServer } from "../../people/server-unavailable.tsx";
import "../online/online-screen.css";
import "./ratings-screen.css";
import { StrengthTable } from "./leaderboard-table.tsx";
import { PACES, useList } from "./use-leaderboard.ts";

/** People and bots by their strength. */
export function Screen() {
  const hasWords = [useOnlineWords(), useResultsWords()].every(Boolean);
  return <div class="online-screen ratings-screen">{hasWords ? <Lists /> : <Loading />}</div>;
}

function Lists() {
  const { lists, pace: paces, profile } = results.value;
  const isBots = query.value.get("list") === "bots";
  const list = isBots ? "bots" : "people";
  const pace = PACES.find((each) => each === query.value.get("pace")) ?? "untimed";
  const game = gameNamed(query.value.get("game")) ?? lastWorld();
  const { answer, again } = useList(isBots ? "ladder" : "ratings", game, pace);
  const go = (to: { readonly list?: string; readonly game?: GameId; readonly pace?: PaceKind }) =>
    navigate(`/ratings?${new URLSearchParams({ list, game, pace, ...to })}`, { replace: true });
  const found = answer.value;
  if (found?.ok === false) return <NoServer failure={found.error} onRetry={again} />;
  return (
    <>
      <header class="lobby-head">
        <h1>{lists.title}</h1>
        <a class="button" href="/bots">
          {lists.writeOne}
        </a>
      </header>
      <p class="lead">{lists.lead}</p>
      <div class="choices-of-list">
        <TabList
          id="ratings"
          label={lists.title}
          tabs={[
            { id: "people", name: lists.people, icon: "players" },
            { id: "bots", name: lists.programs, icon: "bot" },
          ]}
          selected={list}
          onSelect={(tab) => go({ list: tab })}
        />
        <GameChoice
          legend={lists.game}
          isLegendSpoken
          game={game}
          onChoose={(each) => go({ game: each })}
        />
        <Segments<PaceKind>
          legend={lists.pace}
          isLegendSpoken
          value={pace}
          choices={PACES.map((each) => [each, paces[each]] as const)}
          onChoose={(each) => go({ pace: each })}
        />
      </div>
      <TabPanel id="ratings" selected={list}>
        {found === undefined ? (
          <Loading />
        ) : isBots ? (
          <StrengthTable game={game} label={lists.programs} lines={found.value} isLadder />
        ) : (
          <People game={game} lines={found.value} />
        )}
      </TabPanel>
      <details class="how panel">
        <summary>{lists.how}</summary>
        {lists.howText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <p class="ways-on">
        <a class="lone-link" href="/online">
          {profile.none.back}
        </a>
      </p>
    </>
  );
}

/** Those of whom enough is known first, then the others. */
function People({
  game,
  lines,
}: {
  readonly game: GameId;
  readonly lines: readonly RankedPlayer[];
}) {
  const { lists } = results.value;
  const known = lines.filter(({ isProvisional }) => isProvisional === undefined);
  const others = lines.filter(({ isProvisional }) => isProvisional === true);
  if (lines.length === 0) return <p class="none quiet">{lists.none}</p>;
  return (
    <>
      {known.length > 0 && (
        <StrengthTable game={game} label={lists.people} lines={known} isNumbered />
      )}
      {others.length > 0 && (
        <section class="provisional">
          <h2>{lists.provisional}</h2>
          <p class="quiet">{lists.provisionalText}</p>
          <StrengthTable game={game} label={lists.provisional} lines={others} />
        </section>
      )}
    </>
  );
}
