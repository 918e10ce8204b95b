import { dice, Timeline, type GameTypes, type Seat, type Game } from "@sofala/engine";

/** A command that a seat sends, in every state. */
export type Line =
  | { readonly seat: Seat; readonly command: "move"; readonly move: GameTypes["move"] }
  | { readonly seat: Seat; readonly command: "undo" }
  | { readonly seat: Seat; readonly command: "chat"; readonly phrase: string };

/** A random game with undos and chat. */
export function scriptOf(
  game: Game,
  seed: string,
  players: number,
  options: GameTypes["options"],
): readonly Line[] {
  const chance = dice(seed);
  const play = new Timeline(game, game.setup(seed, players, options));
  const lines: Line[] = [];
  const { phrases = [] } = game.chat ?? {};
  const follow = (seat: Seat, move: GameTypes["move"]) => {
    play.replay({ kind: "move", actor: seat, move });
    lines.push({ seat, command: "move", move });
  };
  while (!play.isOver) {
    const { toAct } = play;
    const seat = toAct[chance.below(toAct.length)];
    if (seat === undefined) throw new Error("no seat has to act");
    const move = game.simulation.anyMove(play.state, seat, chance);
    follow(seat, move);
    const undo = play.isOver || chance.below(6) > 0 ? undefined : play.undoFor(seat);
    const applied = undo === undefined ? undefined : play.tryEntry(undo);
    if (applied?.ok === true) {
      play.append(applied.value);
      lines.push({ seat, command: "undo" });
    }
    const phrase = phrases[chance.below(Math.max(1, phrases.length * 8))];
    if (phrase !== undefined) lines.push({ seat, command: "chat", phrase });
  }
  return lines;
}
