import { isObject } from "@sofala/engine";
import type { ComponentType } from "preact";
import type { GameUi } from "../../games/game-ui.ts";
import { gameOrDefault } from "../../games/registry.ts";
import { Loading } from "../../ui/loading.tsx";
import { appText } from "../../text/app-text.ts";
import { CannotOpen } from "../../table/cannot-open.tsx";
import { useStoredRow } from "./use-stored-row.ts";

interface Props {
  readonly id: string;
  /** The component of a game; that of the default game shows what is wrong with an unknown one. */
  readonly boardOf: (game: GameUi) => ComponentType<{ readonly row: unknown }>;
}

/** Loads a stored game, and shows it with the component of its game. */
export function StoredGameLoader({ id, boardOf }: Props) {
  const found = useStoredRow(id);
  if (found === undefined) return <Loading text={appText.value.play.loading} />;
  if (!found.ok) return <CannotOpen fault={found.error} />;
  const { value: row } = found;
  const Board = boardOf(gameOrDefault(isObject(row) ? row["game"] : undefined));
  return <Board key={id} row={row} />;
}
