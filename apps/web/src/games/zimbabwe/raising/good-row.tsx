import type { Good } from "@sofala/zimbabwe";
import { words } from "../../../text/app-text.ts";
import { cellsOfGood } from "../board/good-cells.ts";
import type { RaiseModel } from "./raise-model.ts";
import type { Swap } from "./swaps.ts";

interface Props {
  readonly model: RaiseModel;
  readonly good: Good;
  readonly raise: number;
  readonly index: number;
}

/** One good of a plan: what it is, who makes it from what, and what could stand in its place. */
export function GoodRow({ model, good, raise, index }: Props) {
  const { raising: text } = words.value;
  const { table } = model.turn;
  const { craftsmen } = table.view.value;
  const swaps = model.swaps.value[raise]?.[index];
  const craftAt = (cell: string) => craftsmen.find(({ at }) => at === cell)?.craftsman ?? "potter";
  const makerLabel = (each: Good): string =>
    text.maker({
      craft: craftAt(each.craftsman),
      at: each.craftsman,
      owner: table.names[craftsmen.find(({ at }) => at === each.craftsman)?.seat ?? 0] ?? "",
      primary: each.primary?.craftsman,
    });
  const resourceLabel = ({ resource, primary }: Good): string =>
    text.resources(primary === undefined ? [resource] : [resource, primary.resource]);
  const hubs = [...(good.primary?.hubs ?? []), ...(good.hubs ?? [])];
  const cells = cellsOfGood(good, (cell) => [cell]);
  return (
    <li
      class="good-row"
      onPointerEnter={() => {
        table.spokenOf.value = cells;
      }}
      onPointerLeave={() => {
        table.spokenOf.value = [];
      }}
    >
      <b>{text.goodOf(craftAt(good.craftsman))}</b>
      <Choice
        label={text.makerLabel}
        now={makerLabel(good)}
        swaps={swaps?.makers ?? []}
        nameOf={(swap) => `${makerLabel(swap.good)} · ${text.cost(swap.cost)}`}
        onPick={(swap) => model.swap(raise, index, swap.good)}
      />
      <Choice
        label={text.resourceLabel}
        now={resourceLabel(good)}
        swaps={swaps?.resources ?? []}
        nameOf={(swap) => resourceLabel(swap.good)}
        onPick={(swap) => model.swap(raise, index, swap.good)}
      />
      {hubs.length > 0 && <span class="facts">{text.over(hubs)}</span>}
    </li>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly now: string;
  readonly swaps: readonly Swap[];
  readonly nameOf: (swap: Swap) => string;
  readonly onPick: (swap: Swap) => void;
}

/** What stands in the plan, and a list of what could; plain text where nothing else can. */
function Choice({ label, now, swaps, nameOf, onPick }: ChoiceProps) {
  if (swaps.length === 0) return <span>{now}</span>;
  return (
    <select
      aria-label={label}
      value="now"
      onChange={(event) => {
        const swap = swaps[Number(event.currentTarget.value)];
        if (swap !== undefined) onPick(swap);
      }}
    >
      <option value="now">{now}</option>
      {swaps.map((swap, index) => (
        <option key={index} value={index}>
          {nameOf(swap)}
        </option>
      ))}
    </select>
  );
}
