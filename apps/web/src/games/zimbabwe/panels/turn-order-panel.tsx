import type { Seat } from "@sofala/engine";
import { giftsOf } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { zimbabweText } from "../zimbabwe-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { CattleIcon } from "../board/piece-icons.tsx";
import type { TableModel } from "../table-model.ts";
import { seatsInOrder, nextTurnOrder, plaqueRows, type PlaqueRow } from "../turn-order.ts";
import "./turn-order-panel.css";

interface Props {
  readonly model: TableModel;
}

/** The turn order, and in phase I the plaques. */
export function TurnOrderPanel({ model }: Props) {
  const { phase } = model.view.value;
  return (
    <div class="order-panel">
      {phase === "setup" && <FirstMonuments model={model} />}
      {phase === "gifts" && <GiftQueue model={model} />}
      {phase === "gifts" && <NextTurnOrder model={model} />}
      {(phase === "culture" || phase === "over") && <TurnOrder model={model} />}
    </div>
  );
}

function FirstMonuments({ model }: Props) {
  const { order: text } = zimbabweText.value.panels;
  const { value: view } = model.view;
  const hasPlaced = (seat: Seat) => view.monuments.some((each) => each.seat === seat);
  return (
    <>
      <h3>{text.firstMonuments}</h3>
      <ol>
        {seatsInOrder(view).map((seat) => (
          <Row key={seat} model={model} seat={seat} isActive={seat === view.active}>
            {seat === view.active
              ? text.decidesNow
              : hasPlaced(seat)
                ? text.hasPlaced
                : text.willPlay}
          </Row>
        ))}
      </ol>
    </>
  );
}

function GiftQueue({ model }: Props) {
  const { order: text } = zimbabweText.value.panels;
  const { gifts } = model.view.value;
  if (gifts === undefined) return undefined;
  const { least } = giftsOf(model.state.value);
  return (
    <>
      <h3>{text.plaques}</h3>
      <p class="gift">
        {gifts.lastGift === 0 ? text.noGift : text.lastGift(gifts.lastGift)} {text.minGift(least)}
      </p>
      <ol class="figures">
        {plaqueRows(model.view.value).map((row, plaque) => (
          <Row
            key={plaque}
            model={model}
            seat={row.seat}
            isActive={row.giver === "active"}
            isDone={row.giver === "passed"}
            {...(row.isExtra && { name: text.extraPlaque(model.names[row.seat] ?? "") })}
            plaque={row}
          >
            {row.isExtra ? undefined : giverText(row)}
          </Row>
        ))}
      </ol>
      <p class="quiet">{text.plaquesHint}</p>
    </>
  );
}

function giverText({ giver, place = 0 }: PlaqueRow): string {
  const { order: text } = zimbabweText.value.panels;
  switch (giver) {
    case "active":
      return text.decidesNow;
    case "next":
      return text.next;
    case "passed":
      return text.passed(place);
    case "bidding":
      return text.stillIn;
  }
}

function NextTurnOrder({ model }: Props) {
  const { order: text } = zimbabweText.value.panels;
  return (
    <>
      <h3>{text.playOrder}</h3>
      <ol>
        {nextTurnOrder(model.view.value).map((seat, at) =>
          seat === undefined ? (
            <li key={`open ${at}`} class="open">
              {text.notPlacedYet}
            </li>
          ) : (
            <Row key={seat} model={model} seat={seat} />
          ),
        )}
      </ol>
    </>
  );
}

function TurnOrder({ model }: Props) {
  const { order: text } = zimbabweText.value.panels;
  const { turnOrder, active, phase } = model.view.value;
  const activeIndex = active === null ? turnOrder.length : turnOrder.indexOf(active);
  return (
    <>
      <h3>{text.playOrder}</h3>
      <ol>
        {turnOrder.map((seat, at) => (
          <Row
            key={seat}
            model={model}
            seat={seat}
            isActive={at === activeIndex}
            isDone={at < activeIndex}
          >
            {phase === "over"
              ? undefined
              : at < activeIndex
                ? text.hasPlayed
                : at === activeIndex
                  ? text.decidesNow
                  : text.willPlay}
          </Row>
        ))}
      </ol>
    </>
  );
}

interface RowProps extends Props {
  readonly seat: Seat;
  readonly name?: string;
  readonly isActive?: boolean;
  readonly isDone?: boolean;
  readonly plaque?: PlaqueRow;
  /** The state of the seat. */
  readonly children?: ComponentChildren;
}

function Row({ model, seat, name, isActive = false, isDone = false, plaque, children }: RowProps) {
  const { order: text, cattle } = zimbabweText.value.panels;
  const empire = model.view.value.seats[seat]?.empire;
  const classes = [isActive && "active", isDone && "out", plaque?.isExtra === true && "extra"]
    .filter(Boolean)
    .join(" ");
  return (
    <li class={classes} aria-current={isActive ? "true" : undefined}>
      <EmpireBadge empire={empire} size={26} />
      <span class="who">
        <span class="name">{name ?? model.names[seat]}</span>
        {children !== undefined && <span class="state">{children}</span>}
      </span>
      {plaque !== undefined && (
        <span
          class={plaque.isNext ? "plaque next" : "plaque"}
          title={plaque.isNext ? text.receivesNext : undefined}
        >
          <span class="spoken">
            {cattle(plaque.cattle)}
            {plaque.isNext && `, ${text.receivesNext}`}
          </span>
          <b aria-hidden="true">{plaque.cattle}</b>
          <CattleIcon size="1rem" />
        </span>
      )}
    </li>
  );
}
