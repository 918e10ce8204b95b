import type { ComponentChildren, ComponentProps, ComponentType } from "preact";
import type { SeatBadgeProps } from "./game-ui.ts";
import { LearnCards } from "./learn-cards.tsx";
import "./small-game-learn-cards.css";

interface Props extends Pick<ComponentProps<typeof LearnCards>, "game"> {
  /** A board. */
  readonly picture: ComponentChildren;
  readonly SeatBadge: ComponentType<SeatBadgeProps>;
  /** How many stones of the first seat stand for a first game. */
  readonly stones: number;
}

/** The ways to learn a small game, with pictures of its board and its stones. */
export const SmallGameLearnCards = ({ game, picture, SeatBadge, stones }: Props) => (
  <LearnCards
    game={game}
    pictures={{
      tutorial: <span class="board-picture">{picture}</span>,
      rules: [0, 1].map((seat) => <SeatBadge key={seat} seat={seat} size="2.75rem" />),
      firstGame: Array.from({ length: stones }, (_, n) => (
        <SeatBadge key={n} seat={0} size="2.75rem" />
      )),
    }}
  />
);
