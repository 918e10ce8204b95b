import type { Good } from "@sofala/zimbabwe";
import { appText } from "../../../text/app-text.ts";
import { cellsOfGood } from "../board/good-cells.ts";
import type { RaiseModel } from "./raise-model.ts";
import type { GoodSwap } from "./swaps.ts";

interface Props {
  readonly model: RaiseModel;
  readonly good: Good;
  readonly raiseIndex: number;
  readonly goodIndex: number;
}

/** One good of a plan: its maker, its resource, and alternatives for both. */
export function GoodRow({ model, good, raiseIndex, goodIndex }: Props) {
  const { raising: text } = appText.value;
  const { table } = model.turn;
  const { craftsmen } = table.view.value;
  const swaps = model.swaps.value[raiseIndex]?.[goodIndex];
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
        table.highlightedCells.value = cells;
      }}
      onPointerLeave={() => {
        table.highlightedCells.value = [];
      }}
    >
      <b>{text.goodOf(craftAt(good.craftsman))}</b>
      <SwapSelect
        label={text.makerLabel}
        currentName={makerLabel(good)}
        swaps={swaps?.makers ?? []}
        nameOf={(swap) => `${makerLabel(swap.good)} · ${text.cost(swap.cost)}`}
        onPick={(swap) => model.swapGood(raiseIndex, goodIndex, swap.good)}
      />
      <SwapSelect
        label={text.resourceLabel}
        currentName={resourceLabel(good)}
        swaps={swaps?.resources ?? []}
        nameOf={(swap) => resourceLabel(swap.good)}
        onPick={(swap) => model.swapGood(raiseIndex, goodIndex, swap.good)}
      />
      {hubs.length > 0 && <span class="facts">{text.viaHubs(hubs)}</span>}
    </li>
  );
}

interface SwapSelectProps {
  readonly label: string;
  readonly currentName: string;
  readonly swaps: readonly GoodSwap[];
  readonly nameOf: (swap: GoodSwap) => string;
  readonly onPick: (swap: GoodSwap) => void;
}

/** The current choice with its alternatives; plain text if there are none. */
function SwapSelect({ label, currentName, swaps, nameOf, onPick }: SwapSelectProps) {
  if (swaps.length === 0) return <span>{currentName}</span>;
  return (
    <select
      aria-label={label}
      value="now"
      onChange={(event) => {
        const swap = swaps[Number(event.currentTarget.value)];
        if (swap !== undefined) onPick(swap);
      }}
    >
      <option value="now">{currentName}</option>
      {swaps.map((swap, index) => (
        <option key={index} value={index}>
          {nameOf(swap)}
        </option>
      ))}
    </select>
  );
}
