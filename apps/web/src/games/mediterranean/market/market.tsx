import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isPhone } from "../../../table/layout-model.ts";
import { listenToKeys } from "../../../ui/keys.ts";
import { fetchInTime, later } from "../../../ui/lazy.tsx";
import { TabList, TabPanel } from "../../../ui/tabs.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { DealsDone } from "./deals-done.tsx";
import { GoodsStrip } from "./goods-strip.tsx";
import { marketActionOf } from "./market-keys.ts";
import { marketOf, type MarketModel } from "./market-model.ts";
import { MarketNotice } from "./market-feedback.tsx";
import "./market.css";
import { SlipList } from "./offer-card-list.tsx";
import type { Column } from "./offer-cards.ts";
import { TimeFrame } from "./time-border.tsx";

/** The market, while everybody trades. */
export function Market({ models }: { readonly models: Models }) {
  const market = marketOf(models);
  const { table } = market;
  const text = mediterraneanWords.value.market;
  useEffect(() => listenToKeys((key) => marketActionOf(key, market)), [market]);
  useEffect(() => sweepNowAndThen(market), [market]);
  useEffect(() => void fetchInTime([Composer]), []);
  const isClosed = table.view.value.part !== "trading";
  return (
    <section class="market" aria-label={text.title}>
      <TimeFrame model={table} />
      {table.table.isRemote && <Overheard table={table.table} />}
      {isClosed ? (
        <div class="columns one">
          <div class="column">
            <p class="closed">{text.bar.grace}</p>
            <DealsDone market={market} />
          </div>
        </div>
      ) : (
        <>
          <MarketNotice market={market} at="market" />
          {isPhone.value ? <Tabs market={market} /> : <Columns market={market} />}
        </>
      )}
    </section>
  );
}

/** Takes away what has been read; the focus does not fall out of a list with the slip it was on. */
function sweepNowAndThen(market: MarketModel): () => void {
  const timer = setInterval(() => {
    const list = document.activeElement?.closest<HTMLElement>(".slip-list");
    market.tick(Date.now());
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) list?.focus();
    });
  }, 500);
  return () => clearInterval(timer);
}

interface PartProps {
  readonly market: MarketModel;
}

/** Side by side; an offer in the making lies over what others do, never over what is offered to me. */
function Columns({ market }: PartProps) {
  const isWatching = market.table.me.value === undefined;
  const isComposing = market.composer.isOpen.value && !isWatching;
  return (
    <>
      {!isComposing && <GoodsStrip market={market} />}
      <div class={isWatching ? "columns one" : isComposing ? "columns composing" : "columns"}>
        {!isWatching && <OneColumn market={market} column="me" />}
        {isComposing ? (
          <Composer market={market} />
        ) : (
          <>
            <OneColumn market={market} column="open" />
            {!isWatching && <OneColumn market={market} column="mine" />}
          </>
        )}
      </div>
    </>
  );
}

function OneColumn({ market, column }: PartProps & { readonly column: Column }) {
  const text = mediterraneanWords.value.market;
  return (
    <section class={`column ${column}`} aria-label={text.columns[column]}>
      <h2>{text.columns[column]}</h2>
      <Content market={market} column={column} />
    </section>
  );
}

function Content({ market, column }: PartProps & { readonly column: Column }) {
  return (
    <>
      <SlipList market={market} column={column} />
      {column === "me" && <p class="quiet fairness">{fairnessAt(market.table.table)}</p>}
      {column === "open" && <DealsDone market={market} />}
    </>
  );
}

const Composer = later(() => import("./composer.tsx").then((module) => module.Composer));

/** Whose answer counts, where several want the same. */
function fairnessAt({ isRemote, players }: TableModel["table"]): string {
  const { server, device, bots } = mediterraneanWords.value.market.fairness;
  if (isRemote) return server;
  return players.some(({ kind }) => kind === "bot") ? `${device} ${bots}` : device;
}

/** Only tables on a server have them. */
const Overheard = later(
  () => import("./recent-messages.tsx").then((module) => module.Overheard),
  () => undefined,
);

type Place = Column | "compose";

/** One after the other, where there is no room. */
function Tabs({ market }: PartProps) {
  const text = mediterraneanWords.value.market;
  const { composer, table } = market;
  const place = useSignal<Place>("me");
  useSignalEffect(() => {
    if (composer.openings.value > 0 && composer.isOpen.value) place.value = "compose";
    else if (place.peek() === "compose") place.value = "mine";
  });
  // Whoever takes the device begins where they are asked.
  useEffect(() => {
    place.value = "me";
  }, [table.me.value]);
  const isWatching = table.me.value === undefined;
  const columns: readonly Column[] = isWatching ? ["open"] : ["me", "open", "mine"];
  const live = (column: Column) =>
    market.slips.all.value.filter((slip) => slip.column === column && slip.end === undefined)
      .length;
  const tabs = [
    ...columns.map((id) => ({ id, name: `${text.tabs[id]} (${live(id)})` })),
    ...(composer.isOpen.value ? [{ id: "compose", name: text.tabs.compose }] : []),
  ];
  const selected = isWatching ? "open" : place.value;
  return (
    <>
      <TabList
        id="market"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => (place.value = tab as Place)}
        label={text.title}
      />
      <TabPanel id="market" selected={selected}>
        {selected === "compose" ? (
          <Composer market={market} />
        ) : (
          <>
            {selected === "open" && <GoodsStrip market={market} />}
            <Content market={market} column={selected} />
          </>
        )}
      </TabPanel>
    </>
  );
}
