import { useComputed, useSignal } from "@preact/signals";
import type { StatusTrack } from "@sofala/mediterranean";
import { IDEA_TRACKS } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { Segments } from "../../../ui/segments.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModels } from "../table-models.ts";
import { ledgerOf, type LedgerRow } from "./ledger.ts";
import "./ledger-view.css";
import { eventsByTurn, type TurnEvents } from "./turn-events.ts";

const TRACKS: readonly StatusTrack[] = ["happiness", "safety"];

interface TabProps {
  readonly models: TableModels;
}

/** The ledgers of the resolved turns, one at a time. */
export function LedgerTab({ models }: TabProps) {
  const { ledger: text } = allMediterraneanText.value.resolution;
  const chosen = useSignal<number | undefined>(undefined);
  const turns = useComputed(() =>
    eventsByTurn(models.table.table.observedMoves.value, models.table.view.value.turn).filter(
      ({ events }) => events.some(({ kind }) => kind === "cards-spent"),
    ),
  );
  const last = turns.value.at(-1)?.turn;
  if (last === undefined) return <p class="ledger-none quiet">{text.noTurns}</p>;
  const turn = chosen.value ?? last;
  return (
    <div class="ledger-tab">
      <Segments
        legend={text.chooseTurn}
        value={turn}
        choices={turns.value.map((each) => [each.turn, `${each.turn}`])}
        onChoose={(each) => {
          chosen.value = each === last ? undefined : each;
        }}
      />
      <Ledger
        turn={turn}
        events={turns.value.find((each) => each.turn === turn)?.events ?? []}
        names={models.table.names}
      />
    </div>
  );
}

interface LedgerProps extends TurnEvents {
  readonly names: readonly string[];
}

/** The ledger of a turn: what its events brought every player. */
export function Ledger({ turn, events, names }: LedgerProps) {
  const { ledger: text } = allMediterraneanText.value.resolution;
  return (
    <section class="ledger">
      <h3>{text.title(turn)}</h3>
      <div class="rows">
        {ledgerOf(events, names.length).map((row) => (
          <Row key={row.seat} row={row} name={names[row.seat] ?? ""} />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: LedgerRow;
  readonly name: string;
}

function Row({ row, name }: RowProps) {
  const { sentences, resolution } = allMediterraneanText.value;
  const { ledger: text, money, dollars, signed, markers } = resolution;
  const bought = [
    ...row.buildings.map((id) => sentences.building(id)),
    ...row.developments.map((id) => sentences.development(id)),
  ];
  return (
    <div class="row">
      <table class="figures">
        <caption>
          <SeatBadge seat={row.seat} size="1.5rem" /> {name}
        </caption>
        <tbody>
          <Line name={text.goods}>{money(row.goodsMoney)}</Line>
          {row.otherMoney !== 0 && <Line name={text.otherMoney}>{dollars(row.otherMoney)}</Line>}
          {row.spent > 0 && <Line name={text.spent}>{money(row.spent)}</Line>}
          {row.moneyLeft !== undefined && <Line name={text.moneyLeft}>{money(row.moneyLeft)}</Line>}
          <Line name={text.vp}>{signed(row.vp)}</Line>
          {row.vpBought > 0 && <Line name={text.vpBought}>{signed(row.vpBought)}</Line>}
          {row.vpTraded !== 0 && <Line name={text.vpTraded}>{signed(row.vpTraded)}</Line>}
          {TRACKS.map((track) => {
            const change = row.status[track];
            if (change === undefined) return undefined;
            return (
              <Line key={track} name={text.status[track]}>
                {text.trackChange(change.by, change.to)}
              </Line>
            );
          })}
          {IDEA_TRACKS.map((track) => {
            const marker = row.markers[track];
            if (marker === undefined) return undefined;
            return (
              <Line key={track} name={sentences.track[track]}>
                <MarkIcon mark={marker.idea} />{" "}
                {markers.markerPosition(sentences.idea[marker.idea], marker.to)}
              </Line>
            );
          })}
          {row.calamities.length > 0 && (
            <Line name={text.calamities} isBad>
              {row.calamities.map((id) => sentences.calamity(id)).join(", ")}
            </Line>
          )}
          {row.cubesLost > 0 && (
            <Line name={text.cubesLost} isBad>
              {row.cubesLost}
            </Line>
          )}
          {bought.length > 0 && <Line name={text.bought}>{bought.join(", ")}</Line>}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly name: string;
  readonly isBad?: boolean;
  readonly children: ComponentChildren;
}

const Line = ({ name, isBad = false, children }: LineProps) => (
  <tr class={isBad ? "bad" : undefined}>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
);
