import type { PaceKind, RankedPlayer } from "@sofala/protocol";
import { navigate, query } from "../../router.ts";
import { largeGames, parseGameId, type GameId } from "../../games/registry.ts";
import { lastLargeGame } from "../../games/last-game.ts";
import { Loading } from "../../ui/loading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TabList, TabPanel } from "../../ui/tabs.tsx";
import { useOnlineText } from "../../text/online-text.ts";
import { ratingsText, useRatingsText } from "../../text/ratings-text.ts";
import { GameChoice } from "../online/game-choice.tsx";
import { ServerUnavailable } from "../../people/server-unavailable.tsx";
import "../../people/online-screen.css";
import "./ratings-screen.css";
import { LeaderboardTable } from "./leaderboard-table.tsx";
import { PACES, useLeaderboard } from "./use-leaderboard.ts";

/** The leaderboards of people and bots. */
export function Screen() {
  const isTextLoaded = [useOnlineText(), useRatingsText()].every(Boolean);
  return (
    <div class="online-screen ratings-screen">{isTextLoaded ? <Leaderboards /> : <Loading />}</div>
  );
}

function Leaderboards() {
  const { leaderboards, pace: paces, profile } = ratingsText.value;
  const isBots = query.value.get("list") === "bots";
  const list = isBots ? "bots" : "people";
  const pace = PACES.find((each) => each === query.value.get("pace")) ?? "untimed";
  const game = parseGameId(query.value.get("game")) ?? lastLargeGame();
  const { result, reload } = useLeaderboard(isBots ? "ladder" : "ratings", game, pace);
  const showList = (to: {
    readonly list?: string;
    readonly game?: GameId;
    readonly pace?: PaceKind;
  }) => navigate(`/ratings?${new URLSearchParams({ list, game, pace, ...to })}`, { replace: true });
  const found = result.value;
  if (found?.ok === false) return <ServerUnavailable failure={found.error} onRetry={reload} />;
  return (
    <>
      <header class="lobby-head">
        <h1>{leaderboards.title}</h1>
        <a class="button" href="/bots">
          {leaderboards.writeBot}
        </a>
      </header>
      <p class="lead">{leaderboards.intro}</p>
      <div class="choices-of-list">
        <TabList
          id="ratings"
          label={leaderboards.title}
          tabs={[
            { id: "people", name: leaderboards.people, icon: "players" },
            { id: "bots", name: leaderboards.programs, icon: "bot" },
          ]}
          selected={list}
          onSelect={(tab) => showList({ list: tab })}
        />
        <GameChoice
          legend={leaderboards.game}
          isLegendHidden
          games={largeGames}
          game={game}
          onChoose={(each) => showList({ game: each })}
        />
        <Segments<PaceKind>
          legend={leaderboards.pace}
          isLegendHidden
          value={pace}
          choices={PACES.map((each) => [each, paces[each]] as const)}
          onChoose={(each) => showList({ pace: each })}
        />
      </div>
      <TabPanel id="ratings" selected={list}>
        {found === undefined ? (
          <Loading />
        ) : isBots ? (
          <LeaderboardTable
            game={game}
            label={leaderboards.programs}
            players={found.value}
            isLadder
          />
        ) : (
          <RankedPeople game={game} players={found.value} />
        )}
      </TabPanel>
      <details class="how panel">
        <summary>{leaderboards.howRatingsWork}</summary>
        {leaderboards.howRatingsWorkText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <p class="next-steps">
        <a class="lone-link" href="/online">
          {profile.notFound.back}
        </a>
      </p>
    </>
  );
}

/** First those with enough games, then the others. */
function RankedPeople({
  game,
  players,
}: {
  readonly game: GameId;
  readonly players: readonly RankedPlayer[];
}) {
  const { leaderboards } = ratingsText.value;
  const known = players.filter(({ isProvisional }) => isProvisional === undefined);
  const others = players.filter(({ isProvisional }) => isProvisional === true);
  if (players.length === 0) return <p class="none quiet">{leaderboards.noPlayers}</p>;
  return (
    <>
      {known.length > 0 && (
        <LeaderboardTable game={game} label={leaderboards.people} players={known} isNumbered />
      )}
      {others.length > 0 && (
        <section class="provisional">
          <h2>{leaderboards.provisional}</h2>
          <p class="quiet">{leaderboards.provisionalText}</p>
          <LeaderboardTable game={game} label={leaderboards.provisional} players={others} />
        </section>
      )}
    </>
  );
}
