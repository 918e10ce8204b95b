import type { SeatBadgeProps } from "./game-ui.ts";
import { gameOrDefault } from "./registry.ts";

interface Props extends SeatBadgeProps {
  readonly game: string;
}

/** The badge of a seat, as its game draws it. */
export function GameSeatBadge({ game, ...props }: Props) {
  const { SeatBadge } = gameOrDefault(game);
  return <SeatBadge {...props} />;
}
