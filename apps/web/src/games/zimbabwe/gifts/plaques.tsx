import { zimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { plaqueRows } from "../turn-order.ts";
import type { TableModel } from "../table-model.ts";

interface Props {
  readonly table: TableModel;
  /** What the plaques would hold after the chosen gift. */
  readonly cattleAfter: readonly number[] | undefined;
}

/** The plaques in the order of the queue, with what the chosen gift would add. */
export function Plaques({ table, cattleAfter }: Props) {
  const { gifts: text } = zimbabweText.value;
  const view = table.view.value;
  if (view.gifts === undefined) return undefined;
  return (
    <ol class="plaques figures bare">
      {plaqueRows(view).map(({ seat, isExtra, cattle, giver }, plaque) => {
        const name = isExtra ? text.extraPlaque : (table.names[seat] ?? "");
        const empire = isExtra ? undefined : view.seats[seat]?.empire;
        const added = (cattleAfter?.[plaque] ?? cattle) - cattle;
        return (
          <li key={plaque} class={giver === "passed" ? "passed" : ""}>
            <EmpireBadge empire={empire} size={22} />
            <span class="name" title={isExtra ? name : text.plaqueOf(name)}>
              {name}
            </span>
            <b>{cattle}</b>
            {added > 0 && <b class="added">+{added}</b>}
          </li>
        );
      })}
    </ol>
  );
}
