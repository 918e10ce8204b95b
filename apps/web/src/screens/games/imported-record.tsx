import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { SeatBadge } from "../../games/mediterranean/art/seat-badge.tsx";
import { TableThumbnail } from "../../games/mediterranean/thumbnail/thumbnail.tsx";
import { BoardThumbnail } from "../../games/zimbabwe/board/thumbnail.tsx";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { storeAndOpen } from "../../local/store-and-open.ts";
import { storedFromImport } from "../../local/import.ts";
import type { ImportedRecord } from "../../local/import-types.ts";
import type { GameId } from "../../store/game-id.ts";
import { toPlayer, type SeatPlayer } from "../../store/seat-player.ts";
import type { Player, StoredGame } from "../../store/stored-game.ts";
import { appText } from "../../text/app-text.ts";
import { PlayerOptions } from "../../setup/player-options.tsx";

interface Props {
  readonly imported: ImportedRecord;
}

/** An imported record or position, which can be replayed, continued or analysed. */
export function ImportedRecordView({ imported }: Props) {
  const { record, view, kind, game } = imported;
  const isOver = view.ranking !== undefined;
  // The seat to move is for the person; the others can be anybody.
  const mine = (imported.game === "zimbabwe" ? imported.view.active : imported.view.toAct[0]) ?? 0;
  const sitters = useSignal<readonly SeatPlayer[]>(
    record.players.map((_, seat) => (seat === mine ? "person" : "steady")),
  );
  const hasFailed = useSignal(false);
  const { games, home } = appText.value;
  const text = games.import;

  const open = async (mode: StoredGame["mode"], players: readonly Player[], screen = "") => {
    const stored =
      imported.game === "zimbabwe"
        ? storedFromImport(imported, players, mode)
        : storedFromImport(imported, players, mode);
    hasFailed.value = !(await storeAndOpen(stored, screen));
  };
  const people = record.players.map((name) => toPlayer(name));
  const chosen = record.players.map((name, seat) => toPlayer(name, sitters.value[seat]));
  return (
    <div class="found-game">
      <div class="head">
        {imported.game === "zimbabwe" ? (
          <BoardThumbnail view={imported.view} />
        ) : (
          <div class="board-thumbnail">
            <TableThumbnail view={imported.view} />
          </div>
        )}
        <p role="status">
          {kind === "record"
            ? text.foundRecord(record.players, record.moves.length)
            : text.foundPosition(record.players.length, roundOf(imported), game)}
        </p>
      </div>
      {!isOver && (
        <fieldset>
          <legend>{text.whoPlays}</legend>
          {record.players.map((name, seat) => (
            <PlayerChoice
              key={seat}
              name={name}
              game={game}
              badge={seatBadge(imported, seat)}
              player={sitters.value[seat] ?? "person"}
              onChoose={(player) => {
                sitters.value = sitters.peek().with(seat, player);
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
            {text.watchReplay}
          </button>
        )}
        {game === "zimbabwe" && (
          <button type="button" class="button" onClick={() => void open("analysis", people)}>
            {text.analyse}
          </button>
        )}
        {!isOver && (
          <button type="button" class="button primary" onClick={() => void open("play", chosen)}>
            {kind === "record" ? text.continueGame : text.playFromHere}
          </button>
        )}
      </div>
    </div>
  );
}

const roundOf = (found: ImportedRecord): number =>
  found.game === "zimbabwe" ? found.view.round : found.view.turn;

const seatBadge = (found: ImportedRecord, seat: number): ComponentChildren =>
  found.game === "zimbabwe" ? (
    <EmpireBadge empire={found.view.seats[seat]?.empire} size="2rem" />
  ) : (
    <SeatBadge seat={seat} size="2rem" />
  );

interface PlayerChoiceProps {
  readonly name: string;
  readonly game: GameId;
  readonly badge: ComponentChildren;
  readonly player: SeatPlayer;
  readonly onChoose: (player: SeatPlayer) => void;
}

function PlayerChoice({ name, game, badge, player, onChoose }: PlayerChoiceProps) {
  return (
    <label>
      {badge}
      <span>{name}</span>
      <select
        class="field"
        value={player}
        onChange={(event) => onChoose(event.currentTarget.value as SeatPlayer)}
      >
        <PlayerOptions game={game} />
      </select>
    </label>
  );
}
