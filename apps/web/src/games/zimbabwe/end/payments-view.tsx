import { useSignal } from "@preact/signals";
import type { Empire } from "@sofala/zimbabwe";
import { FiguresTable } from "../../../table/end/figures-table.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { allAppText } from "../../../text/app-text.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import {
  balancesOf,
  PAYMENT_KINDS,
  addMatrices,
  type Payments,
  type PaymentMatrix,
} from "./payments.ts";
import "./payments-view.css";

interface Props {
  readonly payments: Payments;
  readonly names: readonly string[];
  readonly empires: readonly Empire[];
}

/** Who paid whom: totals paid and received per seat, and the whole matrix. */
export function PaymentsView({ payments, names, empires }: Props) {
  const { payments: text } = allZimbabweText.value.end;
  const kind = useSignal<(typeof PAYMENT_KINDS)[number] | "all">("all");
  const matrix =
    kind.value === "all" ? addMatrices(payments.goods, payments.gifts) : payments[kind.value];
  return (
    <section class="payments-view">
      <h3>{text.title}</h3>
      <Segments
        legend={text.kind}
        isLegendHidden
        value={kind.value}
        choices={(["all", ...PAYMENT_KINDS] as const).map((each) => [each, text.kinds[each]])}
        onChoose={(chosen) => {
          kind.value = chosen;
        }}
      />
      <BalanceBars matrix={matrix} names={names} empires={empires} />
      <MatrixTable
        matrix={matrix}
        toStock={kind.value === "gifts" ? undefined : payments.toStock}
        names={names}
        empires={empires}
      />
    </section>
  );
}

interface BarsProps extends Omit<Props, "payments"> {
  readonly matrix: PaymentMatrix;
}

function BalanceBars({ matrix, names, empires }: BarsProps) {
  const { end } = allZimbabweText.value;
  const { endPanel } = allAppText.value;
  const { payments: text, ranking } = end;
  const balances = balancesOf(matrix);
  const max = Math.max(1, ...balances.flatMap(({ paid, received }) => [paid, received]));
  return (
    <table class="bars figures">
      <thead>
        <tr>
          <th scope="col">{endPanel.ranking.player}</th>
          <th scope="col" class="paid">
            {text.paid}
          </th>
          <th scope="col" class="received">
            {text.received}
          </th>
          <th scope="col">{text.balance}</th>
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
            <td class="paid" style={`--part: ${paid / max}`}>
              <span>{paid}</span>
            </td>
            <td class="received" style={`--part: ${received / max}`}>
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
  const { payments: text } = allZimbabweText.value.end;
  return (
    <FiguresTable title={text.tableCaption} hint={text.ownHint}>
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
