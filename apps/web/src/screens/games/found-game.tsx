import { useSignal } from "@preact/signals";
import type { Empire } from "@sofala/zimbabwe";
import { BoardThumbnail } from "../../boards/zimbabwe/board/thumbnail.tsx";
import { EmpireBadge } from "../../boards/zimbabwe/board/empires.tsx";
import { sitDown } from "../../host/sit-down.ts";
import { storedOf, type Imported } from "../../store/import.ts";
import { playerOf, type Sitter } from "../../store/sitter.ts";
import type { Player, StoredGame } from "../../store/stored-game.ts";
import { words } from "../../words/words.ts";
import { SitterOptions } from "../new-game/sitter-options.tsx";

interface Props {
  readonly found: Extract<Imported, { readonly kind: "record" | "position" }>;
}

/** A record or position that was read: looked at, then watched, played on or analysed. */
export function FoundGame({ found }: Props) {
  const { record, view, kind } = found;
  const isOver = view.ranking !== undefined;
  // Whoever brings a game wants to decide; the others can be anybody.
  const sitters = useSignal<readonly Sitter[]>(
    record.players.map((_, seat) => (seat === (view.active ?? 0) ? "person" : "steady")),
  );
  const hasFailed = useSignal(false);
  const { games, home } = words.value;
  const said = games.import;

  const open = async (mode: StoredGame["mode"], players: readonly Player[], screen = "") => {
    hasFailed.value = !(await sitDown(storedOf(found, players, mode), screen));
  };
  const people = record.players.map((name) => playerOf(name));
  const chosen = record.players.map((name, seat) => playerOf(name, sitters.value[seat]));
  return (
    <div class="found-game">
      <div class="head">
        <BoardThumbnail view={view} />
        <p role="status">
          {kind === "record"
            ? said.foundRecord(record.players, record.moves.length)
            : said.foundPosition(record.players.length, view.round)}
        </p>
      </div>
      {!isOver && (
        <fieldset>
          <legend>{said.whoPlays}</legend>
          {record.players.map((name, seat) => (
            <SitterChoice
              key={seat}
              name={name}
              empire={view.seats[seat]?.empire}
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
        <button type="button" class="button" onClick={() => void open("analysis", people)}>
          {said.analyse}
        </button>
        {!isOver && (
          <button type="button" class="button primary" onClick={() => void open("play", chosen)}>
            {kind === "record" ? said.playOn : said.play}
          </button>
        )}
      </div>
    </div>
  );
}

interface SitterChoiceProps {
  readonly name: string;
  readonly empire: Empire | undefined;
  readonly sitter: Sitter;
  readonly onChoose: (sitter: Sitter) => void;
}

function SitterChoice({ name, empire, sitter, onChoose }: SitterChoiceProps) {
  return (
    <label>
      <EmpireBadge empire={empire} size="2rem" />
      <span>{name}</span>
      <select
        class="field"
        value={sitter}
        onChange={(event) => onChoose(event.currentTarget.value as Sitter)}
      >
        <SitterOptions />
      </select>
    </label>
  );
}
