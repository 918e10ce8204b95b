import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isPhone } from "../../../ui/screen-size.ts";
import { useKeys } from "../../../ui/keys.ts";
import { prefetchWhenIdle, lazy } from "../../../ui/lazy.tsx";
import { TabList, TabPanel } from "../../../ui/tabs.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { DealsDone } from "./deals-done.tsx";
import { GoodsStrip } from "./goods-strip.tsx";
import { marketKeyAction } from "./market-keys.ts";
import { marketModelOf, type MarketModel } from "./market-model.ts";
import { MarketFeedback } from "./market-feedback.tsx";
import "./market.css";
import { OfferCardList } from "./offer-card-list.tsx";
import type { Column } from "./offer-cards.ts";
import { TimeBorder } from "./time-border.tsx";

/** The market of the trading phase. */
export function Market({ models }: { readonly models: TableModels }) {
  const market = marketModelOf(models);
  const { table } = market;
  const text = mediterraneanText.value.market;
  useKeys((key) => marketKeyAction(key, market), [market]);
  useEffect(() => startCleanupTimer(market), [market]);
  useEffect(() => void prefetchWhenIdle([Composer]), []);
  const isClosed = table.view.value.part !== "trading";
  return (
    <section class="market" aria-label={text.title}>
      <TimeBorder model={table} />
      {table.table.isRemote && <RecentMessages table={table.table} />}
      {isClosed ? (
        <div class="columns one">
          <div class="column">
            <p class="closed">{text.readyBar.grace}</p>
            <DealsDone market={market} />
          </div>
        </div>
      ) : (
        <>
          <MarketFeedback market={market} at="market" />
          {isPhone.value ? <Tabs market={market} /> : <Columns market={market} />}
        </>
      )}
    </section>
  );
}

/** Removes expired cards and messages. If the focused card goes, its list gets the focus. */
function startCleanupTimer(market: MarketModel): () => void {
  const timer = setInterval(() => {
    const list = document.activeElement?.closest<HTMLElement>(".offer-card-list");
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

/** Columns side by side. The composer covers others' offers, never the offers to me. */
function Columns({ market }: PartProps) {
  const isWatching = market.table.me.value === undefined;
  const isComposing = market.composer.isOpen.value && !isWatching;
  return (
    <>
      {!isComposing && <GoodsStrip market={market} />}
      <div class={isWatching ? "columns one" : isComposing ? "columns composing" : "columns"}>
        {!isWatching && <OfferColumn market={market} column="me" />}
        {isComposing ? (
          <Composer market={market} />
        ) : (
          <>
            <OfferColumn market={market} column="open" />
            {!isWatching && <OfferColumn market={market} column="mine" />}
          </>
        )}
      </div>
    </>
  );
}

function OfferColumn({ market, column }: PartProps & { readonly column: Column }) {
  const text = mediterraneanText.value.market;
  return (
    <section class={`column ${column}`} aria-label={text.columns[column]}>
      <h2>{text.columns[column]}</h2>
      <ColumnContent market={market} column={column} />
    </section>
  );
}

function ColumnContent({ market, column }: PartProps & { readonly column: Column }) {
  return (
    <>
      <OfferCardList market={market} column={column} />
      {column === "me" && <p class="quiet fairness">{fairnessText(market.table.table)}</p>}
      {column === "open" && <DealsDone market={market} />}
    </>
  );
}

const Composer = lazy(() => import("./composer.tsx").then((module) => module.Composer));

/** Which answer counts if several players accept the same offer. */
function fairnessText({ isRemote, players }: TableModel["table"]): string {
  const { server, device, bots } = mediterraneanText.value.market.fairness;
  if (isRemote) return server;
  return players.some(({ kind }) => kind === "bot") ? `${device} ${bots}` : device;
}

/** Only online tables have chat. */
const RecentMessages = lazy(
  () => import("./recent-messages.tsx").then((module) => module.RecentMessages),
  () => undefined,
);

type MarketTab = Column | "compose";

/** Tabs for small screens. */
function Tabs({ market }: PartProps) {
  const text = mediterraneanText.value.market;
  const { composer, table } = market;
  const currentTab = useSignal<MarketTab>("me");
  useSignalEffect(() => {
    if (composer.openCount.value > 0 && composer.isOpen.value) currentTab.value = "compose";
    else if (currentTab.peek() === "compose") currentTab.value = "mine";
  });
  // The next player at the device starts with the offers to them.
  useEffect(() => {
    currentTab.value = "me";
  }, [table.me.value]);
  const isWatching = table.me.value === undefined;
  const columns: readonly Column[] = isWatching ? ["open"] : ["me", "open", "mine"];
  const openCount = (column: Column) =>
    market.offerCards.cards.value.filter(
      (card) => card.column === column && card.ending === undefined,
    ).length;
  const tabs = [
    ...columns.map((id) => ({ id, name: `${text.tabs[id]} (${openCount(id)})` })),
    ...(composer.isOpen.value ? [{ id: "compose", name: text.tabs.compose }] : []),
  ];
  const selected = isWatching ? "open" : currentTab.value;
  return (
    <>
      <TabList
        id="market"
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => (currentTab.value = tab as MarketTab)}
        label={text.title}
      />
      <TabPanel id="market" selected={selected}>
        {selected === "compose" ? (
          <Composer market={market} />
        ) : (
          <>
            {selected === "open" && <GoodsStrip market={market} />}
            <ColumnContent market={market} column={selected} />
          </>
        )}
      </TabPanel>
    </>
  );
}
