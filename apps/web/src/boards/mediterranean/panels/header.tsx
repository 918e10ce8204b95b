import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { TableMenu, type MenuItem } from "../../../table/table-menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { capital } from "../../../words/capital.ts";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { words } from "../../../words/words.ts";
import { MarketClock } from "../market/market-clock.tsx";
import type { Models } from "../models.ts";
import "../../../table/table-header.css";
import "./header.css";

interface Props {
  readonly models: Models;
  readonly items: readonly MenuItem[];
  /** What stands before the menu. */
  readonly beside?: ComponentChildren;
}

/** Turn and phase, what is going on, the clock, and the menu. */
export function TableHeader({ models, items, beside }: Props) {
  const { game, table: text } = mediterraneanWords.value;
  const { table, status } = models;
  const turn = useComputed(() => table.view.value.turn).value;
  return (
    <div class="table-header mediterranean">
      <div class="when">
        <h1>{text.turn(turn, table.edition.value.rules.turns.value)}</h1>
        <span>{capital(game.phase[table.phase.value])}</span>
      </div>
      <p class="status">
        <span>{status}</span>
      </p>
      {/* Only one's own turn is worth interrupting for. */}
      <span class="spoken" role="status">
        {table.isMyTurn.value ? status.value : ""}
      </span>
      <MarketClock model={table} />
      {beside}
      <Popover
        button={<Icon name="menu" size="1.5rem" />}
        label={words.value.table.menu}
        buttonClass="button plain menu"
        align="end"
      >
        {(close) => <TableMenu items={items} close={close} />}
      </Popover>
    </div>
  );
}
