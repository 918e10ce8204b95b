import { GAMES, type GameId } from "../../store/game-id.ts";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../text/app-text.ts";

interface Props {
  readonly legend: string;
  /** The legend is heard, not seen. */
  readonly isLegendSpoken?: boolean;
  readonly game: GameId;
  readonly onChoose: (game: GameId) => void;
}

/** Which game a table is for. */
export const GameChoice = ({ legend, isLegendSpoken = false, game, onChoose }: Props) => (
  <Segments<GameId>
    legend={legend}
    isLegendSpoken={isLegendSpoken}
    value={game}
    choices={GAMES.map((each) => [each, words.value.home.world[each].short] as const)}
    onChoose={onChoose}
  />
);
