import { games, type GameId } from "../../games/registry.ts";
import { Segments } from "../../ui/segments.tsx";
import { appText } from "../../text/app-text.ts";

interface Props {
  readonly legend: string;
  /** Only screen readers get the legend. */
  readonly isLegendHidden?: boolean;
  /** By default all games. */
  readonly games?: readonly { readonly id: GameId }[];
  readonly game: GameId;
  readonly onChoose: (game: GameId) => void;
}

/** Which game a table is for. */
export const GameChoice = ({
  legend,
  isLegendHidden = false,
  games: offered = games,
  game,
  onChoose,
}: Props) => (
  <Segments<GameId>
    legend={legend}
    isLegendHidden={isLegendHidden}
    value={game}
    choices={offered.map(({ id }) => [id, appText.value.home.games[id].shortTitle] as const)}
    onChoose={onChoose}
  />
);
