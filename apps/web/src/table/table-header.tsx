import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../ui/icon.tsx";
import { Popover } from "../ui/popover.tsx";
import { appText } from "../text/app-text.ts";
import "./table-header.css";
import { TableMenu, type MenuItem } from "./table-menu.tsx";

interface Props {
  /** The id of the game, as a class for its style sheet. */
  readonly game: string;
  /** Round or turn, and phase. */
  readonly stage: ComponentChildren;
  /** The badge of the seat to move. */
  readonly actingBadge?: ComponentChildren;
  /** The state of the game, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  readonly menuItems: readonly MenuItem[];
  /** What comes before the menu. */
  readonly children: ComponentChildren;
}

/** The stage and state of the game, and the menu. */
export function TableHeader({
  game,
  stage,
  actingBadge,
  status,
  isMyTurn,
  menuItems,
  children,
}: Props) {
  return (
    <div class={`table-header ${game}`}>
      <div class="when">{stage}</div>
      <p class="status">
        {actingBadge}
        <span title={status.value}>{status}</span>
      </p>
      {/* Screen readers announce only one's own turn. */}
      <span class="spoken" role="status">
        {isMyTurn.value ? status.value : ""}
      </span>
      {children}
      <Popover
        button={<Icon name="menu" size="1.5rem" />}
        label={appText.value.table.menu}
        buttonClass="button plain menu"
        align="end"
      >
        {(close) => <TableMenu items={menuItems} onClose={close} />}
      </Popover>
    </div>
  );
}
