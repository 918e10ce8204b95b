import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { words } from "../../../words/words.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { TableModel } from "../table-model.ts";
import "../../../table/table-header.css";
import "./header.css";
import { TableMenu, type MenuItem } from "../../../table/table-menu.tsx";

interface Props {
  readonly model: TableModel;
  /** What is going on, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly items: readonly MenuItem[];
  /** What stands before the menu. */
  readonly beside?: ComponentChildren;
}

/** Round and phase, what is going on, and the menu. */
export function TableHeader({ model, status, items, beside }: Props) {
  return (
    <div class="table-header zimbabwe">
      <When model={model} />
      <p class="status">
        <Acting model={model} />
        <span>{status}</span>
      </p>
      {/* Only one's own turn is worth interrupting for. */}
      <span class="spoken" role="status">
        {model.isMyTurn.value ? status.value : ""}
      </span>
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

function When({ model }: Pick<Props, "model">) {
  const { panels } = words.value;
  const { phase, round } = model.view.value;
  return (
    <div class="when">
      {phase !== "setup" && <h1>{panels.round(round)}</h1>}
      {phase === "setup" ? <h1>{panels.phase.setup}</h1> : <span>{panels.phase[phase]}</span>}
    </div>
  );
}

/** The sign of who is to move. */
function Acting({ model }: Pick<Props, "model">) {
  const { active, seats } = model.view.value;
  const empire = active === null ? undefined : seats[active]?.empire;
  return empire && <EmpireBadge key={empire} empire={empire} size={24} />;
}
