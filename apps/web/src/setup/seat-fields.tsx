import type { GameId } from "../store/game-id.ts";
import { LONGEST_NAME, type Sitter } from "../store/seat-player.ts";
import "../ui/field.css";
import { words } from "../text/app-text.ts";
import { SitterOptions } from "./player-options.tsx";

interface Chair {
  readonly sitter: Sitter;
  readonly name: string;
}

interface Props extends Chair {
  readonly game: GameId;
  readonly at: number;
  /** What the seat goes by where nobody writes a name. */
  readonly usualName: string;
  readonly onChange: (part: Partial<Chair>) => void;
}

/** Who sits on a chair, and what a person there is called. */
export function ChairFields({ game, at, sitter, name, usualName, onChange }: Props) {
  const { setup } = words.value;
  const seat = setup.seat(at + 1);
  return (
    <>
      <select
        class="field sitter"
        aria-label={`${seat}: ${setup.sitter}`}
        value={sitter}
        onChange={(event) => onChange({ sitter: event.currentTarget.value as Sitter })}
      >
        <SitterOptions game={game} />
      </select>
      {sitter === "person" && (
        <input
          class="field name"
          aria-label={`${seat}: ${setup.name}`}
          placeholder={`${setup.name}: ${usualName}`}
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={(event) => onChange({ name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
