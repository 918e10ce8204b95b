import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { TableHeader } from "../../../table/table-header.tsx";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { capitalize } from "../../../text/capitalize.ts";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarketClock } from "../market/market-clock.tsx";
import type { TableModels } from "../table-models.ts";
import "./header.css";

interface Props {
  readonly models: TableModels;
  readonly menuItems: readonly MenuItem[];
  /** Shown before the menu. */
  readonly beforeMenu?: ComponentChildren;
}

/** Turn and phase, status, clock and menu. */
export const Header = ({ models, menuItems, beforeMenu }: Props) => (
  <TableHeader
    game="mediterranean"
    stage={<TurnAndPhase models={models} />}
    status={models.status}
    isMyTurn={models.table.isMyTurn}
    menuItems={menuItems}
  >
    <MarketClock model={models.table} />
    {beforeMenu}
  </TableHeader>
);

function TurnAndPhase({ models: { table } }: Pick<Props, "models">) {
  const { sentences, table: text } = mediterraneanText.value;
  const turn = useComputed(() => table.view.value.turn).value;
  return (
    <>
      <h1>{text.turn(turn, table.edition.value.rules.turns.value)}</h1>
      <span>{capitalize(sentences.phase[table.phase.value])}</span>
    </>
  );
}
