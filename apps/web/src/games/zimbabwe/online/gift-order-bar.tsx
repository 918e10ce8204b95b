import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Order, Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { Banner } from "../../../table/online/banner.tsx";
import { useTableCommand } from "../../../table/online/use-table-command.ts";
import { Icon } from "../../../ui/icon.tsx";
import { onlineText } from "../../../text/online-text.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import type { GiftOrderModel } from "./gift-order-model.ts";
import "./gift-order-bar.css";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
  readonly model: GiftOrderModel;
}

/** While others play: gives an order for the next gifts. */
export function GiftOrderBar({ table, model }: Props) {
  const { giftOrder: text } = allZimbabweText.value.online;
  const { problem } = onlineText.value;
  const { isBusy, failure, send } = useTableCommand(table.client);
  const isChoosing = useSignal(false);
  const round = model.round.value;
  const activeOrder = model.activeOrder.value;
  if (round === undefined) return undefined;
  const sendOrder = async (order: Order | undefined) => {
    const executedMove = await send("order", { order: order === undefined ? null : { ...order } });
    if (executedMove === undefined) return;
    model.setStoredOrder(order);
    isChoosing.value = false;
  };
  return (
    <div class="gift-order">
      {isChoosing.value ? (
        <GiftOrderForm
          model={model}
          isBusy={isBusy.value}
          onChoose={(upTo) => void sendOrder({ kind: "gift", upTo, round })}
          onCancel={() => (isChoosing.value = false)}
        />
      ) : activeOrder === undefined ? (
        <button type="button" class="button plain" onClick={() => (isChoosing.value = true)}>
          <Icon name="order" />
          {text.openForm(round)}
        </button>
      ) : (
        <div class="buttons">
          <span role="status">{text.current(activeOrder.upTo, activeOrder.round)}</span>
          <button type="button" class="button" onClick={() => (isChoosing.value = true)}>
            {text.change}
          </button>
          <button
            type="button"
            class="button"
            disabled={isBusy.value}
            onClick={() => void sendOrder(undefined)}
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

interface GiftOrderFormProps extends Pick<Props, "model"> {
  readonly isBusy: boolean;
  readonly onChoose: (upTo: number) => void;
  readonly onCancel: () => void;
}

/** More than a player ever has; the limit may exceed the cattle of now. */
const MAX_CATTLE = 99;

function GiftOrderForm({ model, isBusy, onChoose, onCancel }: GiftOrderFormProps) {
  const id = useId();
  const { giftOrder: text } = allZimbabweText.value.online;
  const upTo = useSignal(model.activeOrder.peek()?.upTo ?? Math.min(3, model.cattle.peek()));
  const set = (cattle: number) => {
    if (Number.isFinite(cattle)) upTo.value = Math.max(0, Math.min(MAX_CATTLE, Math.round(cattle)));
  };
  return (
    <fieldset aria-describedby={`${id}-text`}>
      <legend>{text.title}</legend>
      <div class="buttons">
        <label for={id}>{text.maximum}</label>
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
          max={MAX_CATTLE}
          value={upTo.value}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button"
          aria-label={text.more}
          disabled={upTo.value >= MAX_CATTLE}
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
          {text.submit(upTo.value)}
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

/** Shows what the server did by an order. */
export function GiftOrderBanner({ model }: Pick<Props, "model">) {
  const { giftOrder } = allZimbabweText.value.online;
  const executedMove = model.executedMove.value;
  return (
    <div role="status">
      {executedMove !== undefined && (
        <Banner
          actions={
            <button
              type="button"
              class="button"
              onClick={() => (model.executedMove.value = undefined)}
            >
              {onlineText.value.onlineTable.close}
            </button>
          }
        >
          {executedMove.kind === "give"
            ? giftOrder.executedGift(executedMove.cattle)
            : giftOrder.executedPass}
        </Banner>
      )}
    </div>
  );
}
