import { dice, type GameTypes, type Seat } from "@sofala/engine";
import { Timeline, type AnyGame, type AnyMove } from "../src/timeline/timeline.ts";

/** Something that a seat sends, in every world. */
export type Line =
  | { readonly seat: Seat; readonly do: "move"; readonly move: AnyMove }
  | { readonly seat: Seat; readonly do: "undo" }
  | { readonly seat: Seat; readonly do: "say"; readonly phrase: string };

/** A whole game by lot, with second thoughts and words between. */
export function scriptOf(
  game: AnyGame,
  seed: string,
  players: number,
  options: GameTypes["options"],
): readonly Line[] {
  const chance = dice(seed);
  const play = new Timeline(game, game.setup(seed, players, options));
  const lines: Line[] = [];
  const { phrases = [] } = game.chat ?? {};
  const follow = (seat: Seat, move: AnyMove) => {
    play.replay({ kind: "move", actor: seat, move });
    lines.push({ seat, do: "move", move });
  };
  while (!play.isOver) {
    const { toAct } = play;
    const seat = toAct[chance.below(toAct.length)];
    if (seat === undefined) throw new Error("nobody is to act");
    const move = game.simulation.anyMove(play.state, seat, chance);
    follow(seat, move);
    const undo = play.isOver || chance.below(6) > 0 ? undefined : play.undoFor(seat);
    const judged = undo === undefined ? undefined : play.tryEntry(undo);
    if (judged?.ok === true) {
      play.append(judged.value);
      lines.push({ seat, do: "undo" });
    }
    const phrase = phrases[chance.below(Math.max(1, phrases.length * 8))];
    if (phrase !== undefined) lines.push({ seat, do: "say", phrase });
  }
  return lines;
}
