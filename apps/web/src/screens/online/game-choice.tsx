import { gameIds, type GameId } from "../../games/registry.ts";
import { Segments } from "../../ui/segments.tsx";
import { appText } from "../../text/app-text.ts";

interface Props {
  readonly legend: string;
  /** Only screen readers get the legend. */
  readonly isLegendHidden?: boolean;
  readonly game: GameId;
  readonly onChoose: (game: GameId) => void;
}

/** Which game a table is for. */
export const GameChoice = ({ legend, isLegendHidden = false, game, onChoose }: Props) => (
  <Segments<GameId>
    legend={legend}
    isLegendHidden={isLegendHidden}
    value={game}
    choices={gameIds.map((each) => [each, appText.value.home.games[each].shortTitle] as const)}
    onChoose={onChoose}
  />
);
