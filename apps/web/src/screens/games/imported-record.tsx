import { useSignal } from "@preact/signals";
import type { BotTexts } from "@sofala/text";
import type { ComponentChildren } from "preact";
import { storeAndOpen } from "../../local/store-and-open.ts";
import { storedFromImport } from "../../local/import.ts";
import type { ImportedRecord } from "../../local/import-types.ts";
import { gameOrDefault } from "../../games/registry.ts";
import { toPlayer, type SeatPlayer } from "../../store/seat-player.ts";
import type { Player, StoredGame } from "../../store/stored-game.ts";
import { allAppText } from "../../text/app-text.ts";
import { PlayerOptions } from "../../setup/player-options.tsx";

interface Props {
  readonly imported: ImportedRecord;
}

/** An imported record or position, which can be replayed, continued or analysed. */
export function ImportedRecordView({ imported }: Props) {
  const { record, view, kind, game } = imported;
  const { id, Thumbnail, SeatBadge, viewSummary, bots, canAnalyse } = gameOrDefault(game);
  const { round, seatToAct: mine = 0 } = viewSummary(view);
  const isOver = record.result !== undefined;
  // The seat to move is for the person; the others can be anybody.
  const sitters = useSignal<readonly SeatPlayer[]>(
    record.players.map((_, seat) => (seat === mine ? "person" : "steady")),
  );
  const hasFailed = useSignal(false);
  const { games, home } = allAppText.value;
  const text = games.import;

  const open = async (mode: StoredGame["mode"], players: readonly Player[], screen = "") => {
    const stored = storedFromImport(imported, players, mode);
    hasFailed.value = !(await storeAndOpen(stored, screen));
  };
  const people = record.players.map((name) => toPlayer(name));
  const chosen = record.players.map((name, seat) => toPlayer(name, sitters.value[seat]));
  return (
    <div class="found-game">
      <div class="head">
        <div class="picture">
          <Thumbnail view={view} />
        </div>
        <p role="status">
          {kind === "record"
            ? text.foundRecord(record.players, record.moves.length)
            : text.foundPosition(record.players.length, home.games[id].round(round))}
        </p>
      </div>
      {!isOver && (
        <fieldset>
          <legend>{text.whoPlays}</legend>
          {record.players.map((name, seat) => (
            <PlayerChoice
              key={seat}
              name={name}
              bots={bots(allAppText.value)}
              badge={<SeatBadge seat={seat} size="2rem" view={view} />}
              player={sitters.value[seat] ?? "person"}
              onChoose={(player) => {
                sitters.value = sitters.peek().with(seat, player);
              }}
            />
          ))}
        </fieldset>
      )}
      {hasFailed.value && <p role="alert">{home.cannotStart}</p>}
      <div class="button-row">
        {kind === "record" && (
          <button
            type="button"
            class={isOver ? "button primary" : "button"}
            onClick={() => void open("play", people, "/replay")}
          >
            {text.watchReplay}
          </button>
        )}
        {canAnalyse && (
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

interface PlayerChoiceProps {
  readonly name: string;
  readonly bots: BotTexts;
  readonly badge: ComponentChildren;
  readonly player: SeatPlayer;
  readonly onChoose: (player: SeatPlayer) => void;
}

function PlayerChoice({ name, bots, badge, player, onChoose }: PlayerChoiceProps) {
  return (
    <label>
      {badge}
      <span>{name}</span>
      <select
        class="field"
        value={player}
        onChange={(event) => onChoose(event.currentTarget.value as SeatPlayer)}
      >
        <PlayerOptions bots={bots} />
      </select>
    </label>
  );
}
