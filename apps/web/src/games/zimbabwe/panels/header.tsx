import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { TableHeader } from "../../../table/table-header.tsx";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { zimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import type { TableModel } from "../table-model.ts";
import "./header.css";

interface Props {
  readonly model: TableModel;
  /** The status in one sentence. */
  readonly status: ReadonlySignal<string>;
  readonly menuItems: readonly MenuItem[];
  /** Shown before the menu. */
  readonly beforeMenu?: ComponentChildren;
}

/** Round and phase, status, and menu. */
export const Header = ({ model, status, menuItems, beforeMenu }: Props) => (
  <TableHeader
    game="zimbabwe"
    stage={<RoundAndPhase model={model} />}
    actingBadge={<ActingBadge model={model} />}
    status={status}
    isMyTurn={model.isMyTurn}
    menuItems={menuItems}
  >
    {beforeMenu}
  </TableHeader>
);

function RoundAndPhase({ model }: Pick<Props, "model">) {
  const { panels } = zimbabweText.value;
  const { phase, round } = model.view.value;
  if (phase === "setup") return <h1>{panels.phase.setup}</h1>;
  return (
    <>
      <h1>{panels.round(round)}</h1>
      <span>{panels.phase[phase]}</span>
    </>
  );
}

/** The badge of the seat to move. */
function ActingBadge({ model }: Pick<Props, "model">) {
  const { active, seats } = model.view.value;
  const empire = active === null ? undefined : seats[active]?.empire;
  return empire && <EmpireBadge key={empire} empire={empire} size={24} />;
}
