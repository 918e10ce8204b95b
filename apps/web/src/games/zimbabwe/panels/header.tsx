import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { TableHeader } from "../../../table/table-header.tsx";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { TableModel } from "../table-model.ts";
import "./header.css";

interface Props {
  readonly model: TableModel;
  /** What is going on, in a sentence. */
  readonly status: ReadonlySignal<string>;
  readonly items: readonly MenuItem[];
  /** What stands before the menu. */
  readonly beside?: ComponentChildren;
}

/** Round and phase, what is going on, and the menu. */
export const Header = ({ model, status, items, beside }: Props) => (
  <TableHeader
    game="zimbabwe"
    when={<When model={model} />}
    acting={<Acting model={model} />}
    status={status}
    isMyTurn={model.isMyTurn}
    items={items}
  >
    {beside}
  </TableHeader>
);

function When({ model }: Pick<Props, "model">) {
  const { panels } = words.value;
  const { phase, round } = model.view.value;
  if (phase === "setup") return <h1>{panels.phase.setup}</h1>;
  return (
    <>
      <h1>{panels.round(round)}</h1>
      <span>{panels.phase[phase]}</span>
    </>
  );
}

/** The sign of who is to move. */
function Acting({ model }: Pick<Props, "model">) {
  const { active, seats } = model.view.value;
  const empire = active === null ? undefined : seats[active]?.empire;
  return empire && <EmpireBadge key={empire} empire={empire} size={24} />;
}
