import type { Game, GameTypes } from "@sofala/engine";
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import type { Moment } from "../../local/table.ts";
import { openReplay } from "../../local/replay-table.ts";
import { CannotOpen } from "../cannot-open.tsx";
import type { LocalEndProps } from "../end/local-end.tsx";
import type { OpenReplayProps } from "./open-replay-view.tsx";
import { localReplayContext } from "./replay-view.tsx";

interface Props<T extends GameTypes> {
  readonly row: unknown;
  readonly game: Game<T>;
  readonly View: FunctionComponent<OpenReplayProps<T>>;
  readonly End: FunctionComponent<LocalEndProps<T, Moment<T>>>;
}

/** The replay of a game without hidden information that is stored on this device. */
export function OpenReplay<T extends GameTypes>({ row, game, View, End }: Props<T>) {
  const opened = useMemo(() => openReplay(game, row), [row]);
  if (!opened.ok) return <CannotOpen fault={opened.error} />;
  const { id, stored, moments, currentMoment } = opened.value;
  const isOver = currentMoment.value.toAct.length === 0;
  return (
    <View
      table={opened.value}
      context={localReplayContext(id)}
      end={isOver ? <End stored={stored} moments={moments.value} isReplay /> : undefined}
    />
  );
}
