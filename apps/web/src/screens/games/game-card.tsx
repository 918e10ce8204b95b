import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { SavedGameProps } from "../../games/game-ui.ts";
import { gameOrDefault } from "../../games/registry.ts";
import { GameSeatBadge } from "../../games/seat-badge.tsx";
import type { SavedGame } from "../../local/import-types.ts";
import { allAppText } from "../../text/app-text.ts";
import "../../ui/card-link.css";
import { ImportFaultText } from "./import-fault.tsx";
import "./game-card.css";
import { agoText, summarizeRow, type RowSummary } from "./row-summary.ts";
import { useSavedGame } from "./use-saved-game.ts";

interface Props {
  readonly row: unknown;
  /** Buttons of the card; `isReadable` is undefined until the game is read. */
  readonly actions?: (isReadable: boolean | undefined) => ComponentChildren;
}

/** A game on this device: its board, its players, its status. */
export function GameCard({ row, actions }: Props) {
  const card = useRef<HTMLElement>(null);
  const read = useSavedGame(row, card);
  const head = summarizeRow(row);
  const { games, home, endPanel, tag } = allAppText.value;
  const isBroken = read?.ok === false;
  const saved = read?.ok === true ? read.value : undefined;
  const people = <PlayerNames summary={head} saved={saved} />;
  return (
    <article ref={card} class={isBroken ? "game-card broken" : "game-card"}>
      {!isBroken && <div class="picture">{saved !== undefined && <Thumbnail saved={saved} />}</div>}
      <div class="words">
        {head.game !== undefined && <p class="game quiet">{home.games[head.game].shortTitle}</p>}
        <h3>
          {isBroken ? (
            games.unreadableGame
          ) : (
            <a class="card-link" href={`/game/${head.id}`}>
              {head.title ?? people}
            </a>
          )}
        </h3>
        {head.title !== undefined && !isBroken && <p class="people">{people}</p>}
        {isBroken && (
          <>
            <p>
              <ImportFaultText fault={read.error} />
            </p>
            <p class="quiet">{games.unreadableGameText}</p>
          </>
        )}
        {saved !== undefined && (
          <p class="figures">
            <Status saved={saved} />
          </p>
        )}
        {head.isHelped && <p class="quiet">{endPanel.helped}</p>}
        {head.changed !== undefined && (
          <p class="quiet">{games.lastPlayed(agoText(head.changed, Date.now(), tag))}</p>
        )}
      </div>
      {actions !== undefined && <div class="actions">{actions(read?.ok)}</div>}
    </article>
  );
}

function Thumbnail({ saved: { game, view } }: SavedGameProps) {
  const { Thumbnail: GameThumbnail } = gameOrDefault(game);
  return <GameThumbnail view={view} />;
}

/** By default `Round 4 · Ann to play`, `Ann won · Round 9`. */
function Status({ saved }: SavedGameProps) {
  const { SavedGameStatus, viewSummary } = gameOrDefault(saved.game);
  if (SavedGameStatus !== undefined) return <SavedGameStatus saved={saved} />;
  const { games } = allAppText.value;
  const { round, isSetUp = false, seatToAct = 0, ranking } = viewSummary(saved.view);
  const nameOf = (seat: number): string => saved.stored.players[seat]?.name ?? "";
  const where = isSetUp ? games.setUp : games.round(round);
  if (ranking === undefined) return <>{`${where} · ${games.toPlay(nameOf(seatToAct))}`}</>;
  return <>{`${games.won(ranking[0]?.map(nameOf) ?? [])} · ${where}`}</>;
}

interface PlayerNamesProps {
  readonly summary: RowSummary;
  readonly saved: SavedGame | undefined;
}

/** Names with the badges of their seats, as soon as these are known. */
const PlayerNames = ({ summary: { names }, saved }: PlayerNamesProps) =>
  names.map((name, seat) => (
    <span class="person" key={seat}>
      {saved !== undefined && (
        <GameSeatBadge game={saved.game} seat={seat} size="1.25em" view={saved.view} />
      )}
      {seat < names.length - 1 ? `${name}, ` : name}
    </span>
  ));
