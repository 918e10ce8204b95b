import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { plaquesOf } from "../panels/turn-order.ts";
import type { TableModel } from "../table-model.ts";

interface Props {
  readonly table: TableModel;
  /** What the plaques would hold after the gift in the making. */
  readonly after: readonly number[] | undefined;
}

/** The plaques in the order of the queue, filling as the gift in the making would fill them. */
export function Plaques({ table, after }: Props) {
  const { gifts: text } = words.value;
  const view = table.view.value;
  if (view.gifts === undefined) return undefined;
  return (
    <ol class="plaques figures bare">
      {plaquesOf(view).map(({ seat, isExtra, cattle, giver }, plaque) => {
        const name = isExtra ? text.extraPlaque : (table.names[seat] ?? "");
        const empire = isExtra ? undefined : view.seats[seat]?.empire;
        const added = (after?.[plaque] ?? cattle) - cattle;
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
