import type { Good } from "@sofala/zimbabwe";
import { CRAFTSMEN, type CellName, type Craft } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { cellsOfGood } from "../board/good-cells.ts";
import { CraftIcon, ResourceIcon } from "../board/piece-icons.tsx";
import { goodId, lineOf } from "./bill.ts";
import type { RaiseModel } from "./raise-model.ts";
import type { GoodSwap } from "../workers/swaps.ts";

interface Props {
  readonly model: RaiseModel;
  readonly good: Good;
  readonly monument: CellName;
  readonly raiseIndex: number;
  readonly goodIndex: number;
}

/** One good of a plan: its maker, its resource, and alternatives for both. Its route is lit while it is pointed at or open. */
export function GoodRow({ model, good, monument, raiseIndex, goodIndex }: Props) {
  const { raising: text } = allZimbabweText.value;
  const details = useRef<HTMLDetailsElement>(null);
  const { table } = model.turn;
  const { craftsmen, seats } = table.view.value;
  const { makers = [], resources = [] } = model.swaps.value[raiseIndex]?.[goodIndex] ?? {};
  const makerAt = (cell: CellName) => craftsmen.find(({ at }) => at === cell);
  const craftAt = (cell: CellName): Craft => makerAt(cell)?.craftsman ?? "potter";
  const hubs = [...(good.primary?.hubs ?? []), ...(good.hubs ?? [])];
  const id = goodId(monument, goodIndex);
  const light = () => {
    model.pointedGood.value = id;
    table.highlightedCells.value = cellsOfGood(good, (cell) => [cell]);
  };
  const unlight = () => {
    if (model.pointedGood.peek() === id) model.pointedGood.value = undefined;
    table.highlightedCells.value = [];
  };
  const pick = (swap: GoodSwap) => {
    model.swapGood(raiseIndex, goodIndex, swap.good);
    if (details.current !== null) details.current.open = false;
    details.current?.querySelector("summary")?.focus();
  };
  const maker = (each: Good) => {
    const owner = makerAt(each.craftsman)?.seat ?? 0;
    return (
      <>
        <CraftIcon craft={craftAt(each.craftsman)} size={22} />
        <EmpireBadge empire={seats[owner]?.empire} size={18} />
        <span>
          {text.maker({
            craft: craftAt(each.craftsman),
            at: each.craftsman,
            owner: table.names[owner] ?? "",
            primary: each.primary?.craftsman,
          })}
        </span>
      </>
    );
  };
  const source = ({ craftsman, resource, primary }: Good) => {
    const parts = [{ craftsman, resource }, ...(primary === undefined ? [] : [primary])];
    return (
      <>
        {parts.map((part) => (
          <ResourceIcon
            key={part.craftsman}
            resource={CRAFTSMEN[craftAt(part.craftsman)].resource}
            size={20}
          />
        ))}
        <span>{text.resources(parts.map((part) => part.resource))}</span>
      </>
    );
  };
  return (
    <li
      class={`good-row route-${lineOf(craftAt(good.craftsman))}`}
      onPointerEnter={light}
      onPointerLeave={unlight}
      onFocusIn={light}
      onFocusOut={unlight}
    >
      <details ref={details} name="raised-good">
        <summary>
          <b>{text.goodOf(craftAt(good.craftsman))}</b>
          <span class="part">{maker(good)}</span>
          <span class="part">{source(good)}</span>
          {hubs.length > 0 && <span class="facts">{text.viaHubs(hubs)}</span>}
        </summary>
        <Alternatives label={text.makerLabel} swaps={makers} onPick={pick}>
          {maker}
        </Alternatives>
        <Alternatives label={text.resourceLabel} swaps={resources} onPick={pick}>
          {source}
        </Alternatives>
        {makers.length + resources.length === 0 && <p class="facts">{text.noAlternative}</p>}
      </details>
    </li>
  );
}

interface AlternativesProps {
  readonly label: string;
  readonly swaps: readonly GoodSwap[];
  readonly onPick: (swap: GoodSwap) => void;
  readonly children: (good: Good) => ComponentChildren;
}

/** What could replace the choice, with the cost of the whole plan. */
function Alternatives({ label, swaps, onPick, children }: AlternativesProps) {
  if (swaps.length === 0) return undefined;
  return (
    <div role="group" class="alternatives" aria-label={label}>
      <h5>{label}</h5>
      {swaps.map((swap, index) => (
        <button key={index} type="button" onClick={() => onPick(swap)}>
          <span class="part">{children(swap.good)}</span>
          <span class="facts figures">{allZimbabweText.value.raising.cost(swap.cost)}</span>
        </button>
      ))}
    </div>
  );
}
