import { isObject } from "@sofala/engine";
import type { ComponentType } from "preact";
import type { GameId } from "../../store/game-id.ts";
import { Loading } from "../../ui/loading.tsx";
import { appText } from "../../text/app-text.ts";
import { CannotOpen } from "../../table/cannot-open.tsx";
import { useStoredRow } from "./use-stored-row.ts";

interface Props {
  readonly id: string;
  /** The component of each game; for an unknown game the first one shows what is wrong. */
  readonly boards: { readonly [game in GameId]: ComponentType<{ readonly row: unknown }> };
}

/** Loads a stored game, and shows it with the component of its game. */
export function StoredGameLoader({ id, boards }: Props) {
  const found = useStoredRow(id);
  if (found === undefined) return <Loading text={appText.value.play.loading} />;
  if (!found.ok) return <CannotOpen fault={found.error} />;
  const { value: row } = found;
  const isMarket = isObject(row) && row["game"] === "mediterranean";
  const Board = boards[isMarket ? "mediterranean" : "zimbabwe"];
  return <Board key={id} row={row} />;
}
