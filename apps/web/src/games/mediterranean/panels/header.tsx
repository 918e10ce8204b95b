import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { TableHeader } from "../../../table/table-header.tsx";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { capital } from "../../../text/capitalize.ts";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { MarketClock } from "../market/market-clock.tsx";
import type { Models } from "../table-models.ts";
import "./header.css";

interface Props {
  readonly models: Models;
  readonly items: readonly MenuItem[];
  /** What stands before the menu. */
  readonly beside?: ComponentChildren;
}

/** Turn and phase, what is going on, the clock, and the menu. */
export const Header = ({ models, items, beside }: Props) => (
  <TableHeader
    game="mediterranean"
    when={<When models={models} />}
    status={models.status}
    isMyTurn={models.table.isMyTurn}
    items={items}
  >
    <MarketClock model={models.table} />
    {beside}
  </TableHeader>
);

function When({ models: { table } }: Pick<Props, "models">) {
  const { game, table: text } = mediterraneanWords.value;
  const turn = useComputed(() => table.view.value.turn).value;
  return (
    <>
      <h1>{text.turn(turn, table.edition.value.rules.turns.value)}</h1>
      <span>{capital(game.phase[table.phase.value])}</span>
    </>
  );
}
