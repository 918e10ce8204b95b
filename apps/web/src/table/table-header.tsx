import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameId } from "../store/game-id.ts";
import { Icon } from "../ui/icon.tsx";
import { Popover } from "../ui/popover.tsx";
import { words } from "../text/app-text.ts";
import "./table-header.css";
import { TableMenu, type MenuItem } from "./table-menu.tsx";

interface Props {
  /** Whose ornament it has. */
  readonly game: GameId;
  /** Round or turn, and phase. */
  readonly when: ComponentChildren;
  /** The sign of who is to move. */
  readonly acting?: ComponentChildren;
  /** What is going on, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  readonly items: readonly MenuItem[];
  /** What stands before the menu. */
  readonly children: ComponentChildren;
}

/** When it is in the game, what is going on, and the menu. */
export function TableHeader({ game, when, acting, status, isMyTurn, items, children }: Props) {
  return (
    <div class={`table-header ${game}`}>
      <div class="when">{when}</div>
      <p class="status">
        {acting}
        <span>{status}</span>
      </p>
      {/* Only one's own turn is worth interrupting for. */}
      <span class="spoken" role="status">
        {isMyTurn.value ? status.value : ""}
      </span>
      {children}
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
