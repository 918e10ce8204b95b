import type { Seat } from "@sofala/engine";
import { giftsOf } from "@sofala/zimbabwe";
import type { ComponentChildren } from "preact";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { CattleIcon } from "../board/piece-icons.tsx";
import type { TableModel } from "../table-model.ts";
import { orderOf, orderToCome, plaquesOf, type PlaqueRow } from "./turn-order.ts";
import "./turn-order-panel.css";

interface Props {
  readonly model: TableModel;
}

/** Who acts when, and in phase I what lies on whose plaque. */
export function OrderPanel({ model }: Props) {
  const { phase } = model.view.value;
  return (
    <div class="order-panel">
      {phase === "setup" && <FirstMonuments model={model} />}
      {phase === "gifts" && <Queue model={model} />}
      {phase === "gifts" && <OrderToCome model={model} />}
      {(phase === "culture" || phase === "over") && <OrderOfPlay model={model} />}
    </div>
  );
}

function FirstMonuments({ model }: Props) {
  const { order: text } = words.value.panels;
  const { value: view } = model.view;
  const hasPlaced = (seat: Seat) => view.monuments.some((each) => each.seat === seat);
  return (
    <>
      <h3>{text.firstMonuments}</h3>
      <ol>
        {orderOf(view).map((seat) => (
          <Row key={seat} model={model} seat={seat} isActive={seat === view.active}>
            {seat === view.active ? text.active : hasPlaced(seat) ? text.placed : text.toCome}
          </Row>
        ))}
      </ol>
    </>
  );
}

function Queue({ model }: Props) {
  const { order: text } = words.value.panels;
  const { gifts } = model.view.value;
  if (gifts === undefined) return undefined;
  const { least } = giftsOf(model.state.value);
  return (
    <>
      <h3>{text.plaques}</h3>
      <p class="gift">
        {gifts.lastGift === 0 ? text.noGift : text.lastGift(gifts.lastGift)} {text.leastGift(least)}
      </p>
      <ol class="figures">
        {plaquesOf(model.view.value).map((row, plaque) => (
          <Row
            key={plaque}
            model={model}
            seat={row.seat}
            isActive={row.giver === "active"}
            isOut={row.giver === "passed"}
            {...(row.isExtra && { name: text.extraPlaque(model.names[row.seat] ?? "") })}
            plaque={row}
          >
            {row.isExtra ? undefined : standingText(row)}
          </Row>
        ))}
      </ol>
      <p class="quiet">{text.hintPlaques}</p>
    </>
  );
}

function standingText({ giver, place = 0 }: PlaqueRow): string {
  const { order: text } = words.value.panels;
  switch (giver) {
    case "active":
      return text.active;
    case "next":
      return text.next;
    case "passed":
      return text.passed(place);
    case "in":
      return text.stillIn;
  }
}

function OrderToCome({ model }: Props) {
  const { order: text } = words.value.panels;
  return (
    <>
      <h3>{text.play}</h3>
      <ol>
        {orderToCome(model.view.value).map((seat, at) =>
          seat === undefined ? (
            <li key={`open ${at}`} class="open">
              {text.open}
            </li>
          ) : (
            <Row key={seat} model={model} seat={seat} />
          ),
        )}
      </ol>
    </>
  );
}

function OrderOfPlay({ model }: Props) {
  const { order: text } = words.value.panels;
  const { turnOrder, active, phase } = model.view.value;
  const now = active === null ? turnOrder.length : turnOrder.indexOf(active);
  return (
    <>
      <h3>{text.play}</h3>
      <ol>
        {turnOrder.map((seat, at) => (
          <Row key={seat} model={model} seat={seat} isActive={at === now} isOut={at < now}>
            {phase === "over"
              ? undefined
              : at < now
                ? text.done
                : at === now
                  ? text.active
                  : text.toCome}
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
  readonly isOut?: boolean;
  readonly plaque?: PlaqueRow;
  /** How it stands with the seat. */
  readonly children?: ComponentChildren;
}

function Row({ model, seat, name, isActive = false, isOut = false, plaque, children }: RowProps) {
  const { order: text, cattle } = words.value.panels;
  const empire = model.view.value.seats[seat]?.empire;
  const classes = [isActive && "active", isOut && "out", plaque?.isExtra === true && "extra"]
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
          title={plaque.isNext ? text.nextPlaque : undefined}
        >
          <span class="spoken">
            {cattle(plaque.cattle)}
            {plaque.isNext && `, ${text.nextPlaque}`}
          </span>
          <b aria-hidden="true">{plaque.cattle}</b>
          <CattleIcon size="1rem" />
        </span>
      )}
    </li>
  );
}
