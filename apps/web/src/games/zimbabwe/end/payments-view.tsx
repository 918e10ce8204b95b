import { useSignal } from "@preact/signals";
import type { Empire } from "@sofala/zimbabwe";
import { FiguresTable } from "../../../table/end/figures-table.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { balancesOf, FLOW_KINDS, sumOf, type Flows, type Matrix } from "./payments.ts";
import "./payments-view.css";

interface Props {
  readonly flows: Flows;
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** Who paid whom: what everybody gave to others and got from them, and the whole matrix. */
export function FlowsView({ flows, names, empires }: Props) {
  const { flows: text } = words.value.end;
  const kind = useSignal<(typeof FLOW_KINDS)[number] | "all">("all");
  const matrix = kind.value === "all" ? sumOf(flows.goods, flows.gifts) : flows[kind.value];
  return (
    <section class="flows-view">
      <h3>{text.title}</h3>
      <Segments
        legend={text.kind}
        isLegendSpoken
        value={kind.value}
        choices={(["all", ...FLOW_KINDS] as const).map((each) => [each, text.kinds[each]])}
        onChoose={(chosen) => {
          kind.value = chosen;
        }}
      />
      <Bars matrix={matrix} names={names} empires={empires} />
      <MatrixTable
        matrix={matrix}
        toStock={kind.value === "gifts" ? undefined : flows.toStock}
        names={names}
        empires={empires}
      />
    </section>
  );
}

interface BarsProps extends Omit<Props, "flows"> {
  readonly matrix: Matrix;
}

function Bars({ matrix, names, empires }: BarsProps) {
  const { flows: text, ranking } = words.value.end;
  const balances = balancesOf(matrix);
  const most = Math.max(1, ...balances.flatMap(({ paid, received }) => [paid, received]));
  return (
    <table class="bars figures">
      <thead>
        <tr>
          <th scope="col">{ranking.player}</th>
          <th scope="col" class="paid">
            {text.paid}
          </th>
          <th scope="col" class="received">
            {text.received}
          </th>
          <th scope="col">{text.net}</th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ paid, received }, seat) => (
          <tr key={seat}>
            <th scope="row">
              <span class="who">
                <EmpireBadge empire={empires[seat]} size={22} />
                <span class="name">{names[seat]}</span>
              </span>
            </th>
            <td class="paid" style={`--part: ${paid / most}`}>
              <span>{paid}</span>
            </td>
            <td class="received" style={`--part: ${received / most}`}>
              <span>{received}</span>
            </td>
            <td>{ranking.signed(received - paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MatrixProps extends BarsProps {
  readonly toStock: readonly number[] | undefined;
}

function MatrixTable({ matrix, toStock, names, empires }: MatrixProps) {
  const { flows: text } = words.value.end;
  return (
    <FiguresTable title={text.table} hint={text.ownHint}>
      <thead>
        <tr>
          <th scope="col">{text.from}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              <EmpireBadge empire={empires[seat]} size={18} /> {text.to(name)}
            </th>
          ))}
          {toStock !== undefined && <th scope="col">{text.toStock}</th>}
        </tr>
      </thead>
      <tbody>
        {matrix.map((row, from) => (
          <tr key={from}>
            <th scope="row">{names[from]}</th>
            {row.map((cattle, to) => (
              <td key={to} class={from === to ? "quiet" : undefined}>
                {from === to ? `(${cattle})` : cattle}
              </td>
            ))}
            {toStock !== undefined && <td>{toStock[from]}</td>}
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
