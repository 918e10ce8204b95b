import { zimbabwe, type Move, type Options, type State, type Zimbabwe } from "@sofala/zimbabwe";
import type { Player, StoredGame } from "../src/store/stored-game.ts";
import { MoveAdviser, kindOf, unseenKindMove } from "./move-adviser.ts";

interface StagedGameOptions {
  readonly id: string;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly options?: Options;
  /** Bots play only their best moves, instead of trying every kind of card. */
  readonly isPlain?: boolean;
  /** Is this the wanted moment? */
  readonly until: (state: State) => boolean;
}

const MOST_MOVES = 300;

/** A game that bots have played up to the first wanted moment, usually with all kinds of cards in play. */
export function stagedGame(stage: StagedGameOptions): StoredGame<Zimbabwe> {
  const { id, seed, players, options = {}, isPlain = false, until } = stage;
  let state = zimbabwe.setup(seed, players.length, options);
  const adviser = new MoveAdviser();
  const made = new Set<string>();
  const log: { kind: "move"; actor: number; move: Move }[] = [];
  while (!until(state)) {
    if (zimbabwe.result(state) !== undefined || log.length === MOST_MOVES) {
      throw new Error(`${id} has no such moment`);
    }
    const seldom = isPlain ? undefined : unseenKindMove(state, made);
    const move = seldom ?? adviser.next(state);
    const { active: actor } = state;
    const step = zimbabwe.applyMove(state, actor, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error.code}`);
    made.add(kindOf(move));
    log.push({ kind: "move", actor, move });
    ({ state } = step.value);
  }
  return {
    id,
    game: zimbabwe.id,
    rules: zimbabwe.rulesVersion,
    mode: "play",
    players,
    options,
    seed,
    log,
    created: 0,
    changed: log.length,
    revision: log.length,
  };
}

export const person = (name: string): Player => ({ kind: "person", name });

/** The legal moves of one kind. */
export const legalMovesOfKind = <Kind extends Move["kind"]>(
  state: State,
  kind: Kind,
): readonly Extract<Move, { readonly kind: Kind }>[] =>
  [...zimbabwe.legalMoves(state, state.active)].filter(
    (move): move is Extract<Move, { readonly kind: Kind }> => move.kind === kind,
  );
