import type { GameId } from "../store/game-id.ts";
import { SITTERS, type Sitter } from "../store/seat-player.ts";
import { botsOf } from "../text/bot-text.ts";
import { words } from "../text/app-text.ts";

interface Props {
  readonly game: GameId;
  readonly chairs: readonly { readonly sitter: Sitter }[];
}

/** How the bots at this table play, each level once. */
export function BotStyles({ game, chairs }: Props) {
  const bots = botsOf(game, words.value);
  const sitters = new Set(chairs.map(({ sitter }) => sitter));
  return (
    <div class="styles quiet">
      {SITTERS.map(
        (sitter) =>
          sitter !== "person" &&
          sitters.has(sitter) && (
            <p key={sitter}>
              <strong>{bots[sitter].name}</strong> · {bots[sitter].style}
            </p>
          ),
      )}
    </div>
  );
}
