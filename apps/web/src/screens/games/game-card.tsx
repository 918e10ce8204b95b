import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { BoardThumbnail } from "../../games/zimbabwe/board/thumbnail.tsx";
import type { SavedGame } from "../../local/import-types.ts";
import { lazy } from "../../ui/lazy.tsx";
import { appText } from "../../text/app-text.ts";
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

const MediterraneanThumbnail = lazy(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then(
      (module) => module.SavedGameThumbnail,
    ),
  () => undefined,
);
const MediterraneanStatus = lazy(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then(
      (module) => module.SavedGameStatus,
    ),
  () => undefined,
);
const MediterraneanPlayers = lazy(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then(
      (module) => module.SavedGamePlayers,
    ),
  () => undefined,
);

/** A game on this device: its board, its players, its status. */
export function GameCard({ row, actions }: Props) {
  const card = useRef<HTMLElement>(null);
  const read = useSavedGame(row, card);
  const head = summarizeRow(row);
  const { games, home, tag } = appText.value;
  const isBroken = read?.ok === false;
  const saved = read?.ok === true ? read.value : undefined;
  const people = <PlayerNames summary={head} game={saved} />;
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
            {saved.game === "zimbabwe" ? statusText(saved) : <MediterraneanStatus game={saved} />}
          </p>
        )}
        {head.changed !== undefined && (
          <p class="quiet">{games.lastPlayed(agoText(head.changed, Date.now(), tag))}</p>
        )}
      </div>
      {actions !== undefined && <div class="actions">{actions(read?.ok)}</div>}
    </article>
  );
}

const Thumbnail = ({ saved }: { readonly saved: SavedGame }) =>
  saved.game === "zimbabwe" ? (
    <BoardThumbnail view={saved.view} />
  ) : (
    <MediterraneanThumbnail view={saved.view} />
  );

interface PlayerNamesProps {
  readonly summary: RowSummary;
  readonly game: SavedGame | undefined;
}

/** Names with the badges of their seats, as soon as these are known. */
function PlayerNames({ summary: { names }, game }: PlayerNamesProps) {
  if (game?.game === "mediterranean") return <MediterraneanPlayers names={names} />;
  return (
    <>
      {names.map((name, seat) => {
        const empire = game?.view.seats[seat]?.empire;
        return (
          <span class="person" key={seat}>
            {empire !== undefined && <EmpireBadge empire={empire} size="1.25em" />}
            {seat < names.length - 1 ? `${name}, ` : name}
          </span>
        );
      })}
    </>
  );
}

/** `Round 4 · Ann to play`, `Ann won · Round 9`. */
function statusText({ stored, view }: Extract<SavedGame, { readonly game: "zimbabwe" }>): string {
  const { games } = appText.value;
  const names = stored.players.map(({ name }) => name);
  const where = view.phase === "setup" ? games.setUp : games.round(view.round);
  if (view.ranking !== undefined) {
    const winners = view.ranking[0]?.map((seat) => names[seat] ?? "") ?? [];
    return `${games.won(winners)} · ${where}`;
  }
  return `${where} · ${games.toPlay(names[view.active ?? 0] ?? "")}`;
}
