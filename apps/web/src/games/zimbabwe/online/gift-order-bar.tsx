import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Order, Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { Notice } from "../../../table/online/banner.tsx";
import { useAsking } from "../../../table/online/use-table-command.ts";
import { Icon } from "../../../ui/icon.tsx";
import { online } from "../../../text/online-text.ts";
import type { GiftOrder } from "./gift-order-model.ts";
import "./gift-order-bar.css";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
  readonly model: GiftOrder;
}

/** While others play: gifts can be decided ahead. */
export function GiftOrderBar({ table, model }: Props) {
  const { order: text } = online.value.sitting;
  const { problem } = online.value;
  const { isBusy, failure, ask } = useAsking(table.room);
  const isChoosing = useSignal(false);
  const round = model.round.value;
  const standing = model.standing.value;
  if (round === undefined) return undefined;
  const give = async (order: Order | undefined) => {
    const done = await ask("order", { order: order === undefined ? null : { ...order } });
    if (done === undefined) return;
    model.note(order);
    isChoosing.value = false;
  };
  return (
    <div class="gift-order">
      {isChoosing.value ? (
        <Choice
          model={model}
          isBusy={isBusy.value}
          onChoose={(upTo) => void give({ kind: "gift", upTo, round })}
          onCancel={() => (isChoosing.value = false)}
        />
      ) : standing === undefined ? (
        <button type="button" class="button plain" onClick={() => (isChoosing.value = true)}>
          <Icon name="order" />
          {text.offer(round)}
        </button>
      ) : (
        <div class="buttons">
          <span role="status">{text.stands(standing.upTo, standing.round)}</span>
          <button type="button" class="button" onClick={() => (isChoosing.value = true)}>
            {text.change}
          </button>
          <button
            type="button"
            class="button"
            disabled={isBusy.value}
            onClick={() => void give(undefined)}
          >
            {text.withdraw}
          </button>
        </div>
      )}
      <p role="alert" class="problem">
        {failure.value !== undefined && problem(failure.value)}
      </p>
    </div>
  );
}

interface ChoiceProps extends Pick<Props, "model"> {
  readonly isBusy: boolean;
  readonly onChoose: (upTo: number) => void;
  readonly onCancel: () => void;
}

/** More than anybody ever has: what is given later may be more than what there is now. */
const MOST = 99;

function Choice({ model, isBusy, onChoose, onCancel }: ChoiceProps) {
  const id = useId();
  const { order: text } = online.value.sitting;
  const upTo = useSignal(model.standing.peek()?.upTo ?? Math.min(3, model.cattle.peek()));
  const set = (cattle: number) => {
    if (Number.isFinite(cattle)) upTo.value = Math.max(0, Math.min(MOST, Math.round(cattle)));
  };
  return (
    <fieldset aria-describedby={`${id}-text`}>
      <legend>{text.title}</legend>
      <div class="buttons">
        <label for={id}>{text.upTo}</label>
        <button
          type="button"
          class="button"
          aria-label={text.less}
          disabled={upTo.value <= 0}
          onClick={() => set(upTo.peek() - 1)}
        >
          −
        </button>
        <input
          id={id}
          class="field figures"
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST}
          value={upTo.value}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button"
          aria-label={text.more}
          disabled={upTo.value >= MOST}
          onClick={() => set(upTo.peek() + 1)}
        >
          +
        </button>
        <button
          type="button"
          class="button primary"
          disabled={isBusy}
          onClick={() => onChoose(upTo.peek())}
        >
          {text.set(upTo.value)}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
      <p id={`${id}-text`} class="quiet">
        {text.text}
      </p>
    </fieldset>
  );
}

/** Says what was done by an order. */
export function GiftOrderNotice({ model }: Pick<Props, "model">) {
  const { sitting, live } = online.value;
  const done = model.done.value;
  return (
    <div role="status">
      {done !== undefined && (
        <Notice
          ways={
            <button type="button" class="button" onClick={() => (model.done.value = undefined)}>
              {live.close}
            </button>
          }
        >
          {done.kind === "give" ? sitting.order.gave(done.cattle) : sitting.order.passed}
        </Notice>
      )}
    </div>
  );
}
