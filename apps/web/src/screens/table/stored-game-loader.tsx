import { isObject } from "@sofala/engine";
import type { ComponentType } from "preact";
import type { GameId } from "../../store/game-id.ts";
import { Loading } from "../../ui/loading.tsx";
import { words } from "../../text/app-text.ts";
import { Unopened } from "../../table/cannot-open.tsx";
import { useRow } from "./use-stored-row.ts";

interface Props {
  readonly id: string;
  /** What shows a game, by which one it is; of what cannot be told, the first says what is wrong. */
  readonly boards: { readonly [game in GameId]: ComponentType<{ readonly row: unknown }> };
}

/** A game that this device keeps, shown by the board of its kind. */
export function KeptGame({ id, boards }: Props) {
  const found = useRow(id);
  if (found === undefined) return <Loading text={words.value.play.opening} />;
  if (!found.ok) return <Unopened fault={found.error} />;
  const { value: row } = found;
  const isMarket = isObject(row) && row["game"] === "mediterranean";
  const Board = boards[isMarket ? "mediterranean" : "zimbabwe"];
  return <Board key={id} row={row} />;
}
