import type { Game, GameTypes } from "@sofala/engine";
import type { ComponentChildren, FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { loadRow, type LoadedGame } from "../../local/load-game.ts";
import type { FullMoment } from "../../local/moments.ts";
import { CannotOpen } from "../cannot-open.tsx";
import type { LocalEndProps } from "../end/local-end.tsx";
import { FullReplay, type OpenObserver } from "./full-replay.ts";
import type { HiddenInfoReplay } from "./hidden-info-replay.ts";
import { localReplayContext, type ReplayContext } from "./replay-view.tsx";

/** What the view of a game with hidden information gets to show its replay. */
export interface HiddenReplayProps<T extends GameTypes> {
  readonly table: HiddenInfoReplay<T>;
  readonly context: ReplayContext;
  /** The game, if it is fully known. */
  readonly game?: LoadedGame<T>;
  /** The result, if the game is over. */
  readonly end?: ComponentChildren;
}

interface Props<T extends GameTypes> {
  readonly row: unknown;
  readonly game: Game<T>;
  readonly View: FunctionComponent<HiddenReplayProps<T>>;
  readonly End: FunctionComponent<LocalEndProps<T, FullMoment<T>>>;
  readonly openObserver?: OpenObserver<T>;
}

/** The replay of a game with hidden information that is stored on this device. */
export function HiddenReplay<T extends GameTypes>(props: Props<T>) {
  const { row, game, View, End, openObserver } = props;
  const opened = useMemo(() => {
    const loaded = loadRow(game, row);
    if (!loaded.ok) return loaded;
    const { stored, moments } = loaded.value;
    return { ...loaded, table: new FullReplay(game, stored, moments, openObserver) };
  }, [row]);
  if (!opened.ok) return <CannotOpen fault={opened.error} />;
  const { value, table } = opened;
  const { stored, moments } = value;
  return (
    <View
      table={table}
      context={localReplayContext(stored.id)}
      game={value}
      end={table.isOver ? <End stored={stored} moments={moments} isReplay /> : undefined}
    />
  );
}
