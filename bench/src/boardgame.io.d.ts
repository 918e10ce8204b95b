/** The parts of boardgame.io that the yardsticks use; the package itself is installed on demand. */
declare module "boardgame.io/dist/cjs/internal.js" {
  export interface Context {
    readonly currentPlayer: string;
  }

  export interface MatchState<G> {
    readonly G: G;
    readonly ctx: Context;
    /** What was wrong with the last move. */
    readonly transients?: unknown;
  }

  export interface Tools<G> {
    readonly G: G;
    readonly ctx: Context;
    readonly events: { endTurn(): void };
  }

  export interface GameConfig<G> {
    setup(): G;
    readonly moves: {
      readonly [name: string]: (tools: Tools<G>, ...args: readonly number[]) => unknown;
    };
  }

  export interface Action {
    readonly type: "MAKE_MOVE";
    readonly payload: {
      readonly type: string;
      readonly args: readonly number[];
      readonly playerID: string;
    };
  }

  export function InitializeGame<G>(match: {
    readonly game: GameConfig<G>;
    readonly numPlayers: number;
  }): MatchState<G>;

  export function CreateGameReducer<G>(match: {
    readonly game: GameConfig<G>;
  }): (state: MatchState<G>, action: Action) => MatchState<G>;
}

declare module "boardgame.io/dist/cjs/server.js" {
  import type { Server as HttpServer } from "node:http";
  import type { GameConfig } from "boardgame.io/dist/cjs/internal.js";

  interface Storage {
    connect(): Promise<void>;
  }

  interface Parts {
    readonly FlatFile: new (options: { readonly dir: string }) => Storage;
    readonly Server: <G>(options: {
      readonly games: readonly (GameConfig<G> & { readonly name: string })[];
      readonly db: Storage;
      readonly origins: readonly RegExp[];
    }) => {
      run(config: { readonly port: number }): Promise<{ readonly appServer: HttpServer }>;
    };
  }

  const parts: Parts;
  export default parts;
}
