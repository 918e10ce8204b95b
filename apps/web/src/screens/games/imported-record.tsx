import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { SeatBadge } from "../../games/mediterranean/art/seat-badge.tsx";
import { MarketPlan } from "../../games/mediterranean/thumbnail/thumbnail.tsx";
import { BoardThumbnail } from "../../games/zimbabwe/board/thumbnail.tsx";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { sitDown } from "../../local/store-and-open.ts";
import { storedOf } from "../../local/import.ts";
import type { ImportedRecord } from "../../local/import-types.ts";
import type { GameId } from "../../store/game-id.ts";
import { playerOf, type Sitter } from "../../store/seat-player.ts";
import type { Player, StoredGame } from "../../store/stored-game.ts";
import { words } from "../../text/app-text.ts";
import { SitterOptions } from "../../setup/player-options.tsx";

interface Props {
  readonly found: ImportedRecord;
}

/** A record or position that was read: looked at, then watched, played on or analysed. */
export function FoundGame({ found }: Props) {
  const { record, view, kind, game } = found;
  const isOver = view.ranking !== undefined;
  // Whoever brings a game wants to decide; the others can be anybody.
  const mine = (found.game === "zimbabwe" ? found.view.active : found.view.toAct[0]) ?? 0;
  const sitters = useSignal<readonly Sitter[]>(
    record.players.map((_, seat) => (seat === mine ? "person" : "steady")),
  );
  const hasFailed = useSignal(false);
  const { games, home } = words.value;
  const said = games.import;

  const open = async (mode: StoredGame["mode"], players: readonly Player[], screen = "") => {
    const stored =
      found.game === "zimbabwe" ? storedOf(found, players, mode) : storedOf(found, players, mode);
    hasFailed.value = !(await sitDown(stored, screen));
  };
  const people = record.players.map((name) => playerOf(name));
  const chosen = record.players.map((name, seat) => playerOf(name, sitters.value[seat]));
  return (
    <div class="found-game">
      <div class="head">
        {found.game === "zimbabwe" ? (
          <BoardThumbnail view={found.view} />
        ) : (
          <div class="board-thumbnail">
            <MarketPlan view={found.view} />
          </div>
        )}
        <p role="status">
          {kind === "record"
            ? said.foundRecord(record.players, record.moves.length)
            : said.foundPosition(record.players.length, roundOf(found), game)}
        </p>
      </div>
      {!isOver && (
        <fieldset>
          <legend>{said.whoPlays}</legend>
          {record.players.map((name, seat) => (
            <SitterChoice
              key={seat}
              name={name}
              game={game}
              badge={badgeOf(found, seat)}
              sitter={sitters.value[seat] ?? "person"}
              onChoose={(sitter) => {
                sitters.value = sitters.peek().with(seat, sitter);
              }}
            />
          ))}
        </fieldset>
      )}
      {hasFailed.value && <p role="alert">{home.cannotStart}</p>}
      <div class="ways">
        {kind === "record" && (
          <button
            type="button"
            class={isOver ? "button primary" : "button"}
            onClick={() => void open("play", people, "/replay")}
          >
            {said.watch}
          </button>
        )}
        {game === "zimbabwe" && (
          <button type="button" class="button" onClick={() => void open("analysis", people)}>
            {said.analyse}
          </button>
        )}
        {!isOver && (
          <button type="button" class="button primary" onClick={() => void open("play", chosen)}>
            {kind === "record" ? said.playOn : said.play}
          </button>
        )}
      </div>
    </div>
  );
}

const roundOf = (found: ImportedRecord): number =>
  found.game === "zimbabwe" ? found.view.round : found.view.turn;

const badgeOf = (found: ImportedRecord, seat: number): ComponentChildren =>
  found.game === "zimbabwe" ? (
    <EmpireBadge empire={found.view.seats[seat]?.empire} size="2rem" />
  ) : (
    <SeatBadge seat={seat} size="2rem" />
  );

interface SitterChoiceProps {
  readonly name: string;
  readonly game: GameId;
  readonly badge: ComponentChildren;
  readonly sitter: Sitter;
  readonly onChoose: (sitter: Sitter) => void;
}

function SitterChoice({ name, game, badge, sitter, onChoose }: SitterChoiceProps) {
  return (
    <label>
      {badge}
      <span>{name}</span>
      <select
        class="field"
        value={sitter}
        onChange={(event) => onChoose(event.currentTarget.value as Sitter)}
      >
        <SitterOptions game={game} />
      </select>
    </label>
  );
}
