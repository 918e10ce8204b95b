import { useComputed, useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { LogAnnouncer } from "../../table/log-announcer.tsx";
import { LogPanel } from "../../table/log-panel.tsx";
import { TableLayout, type SideTab } from "../../table/table-layout.tsx";
import type { MenuItem } from "../../table/table-menu.tsx";
import { later } from "../../ui/later.tsx";
import { mediterraneanWords } from "../../words/mediterranean-words.ts";
import { Hand } from "./market/hand.tsx";
import { Market } from "./market/market.tsx";
import { OwnMat } from "./mats/own-mat.tsx";
import { SeatColumn } from "./mats/seat-column.tsx";
import { StatusBoard } from "./mats/status-board.tsx";
import type { Models } from "./models.ts";
import { TableHeader } from "./panels/header.tsx";
import { Shop } from "./steps/shop.tsx";
import { StepBar } from "./steps/step-bar.tsx";
import "./mediterranean-parts.css";

interface Props {
  readonly models: Models;
  /** What the menu offers. */
  readonly items: readonly MenuItem[];
  /** What is opened beside the board besides the usual. */
  readonly tabs?: readonly SideTab[];
  /** Who decides for a seat, where a server keeps the table; always the same function. */
  readonly sitter?: (seat: Seat) => ComponentChildren;
  /** Before the menu. */
  readonly header?: ComponentChildren;
  /** Above the actions. */
  readonly notices?: ComponentChildren;
  /** Who leads through the game, where somebody does. */
  readonly guide?: ComponentChildren;
  /** Shows how the game ended. */
  readonly onResult?: () => void;
}

const LedgerTab = later(() => import("./show/ledger-view.tsx").then((module) => module.LedgerTab));
const TurnCards = later(() => import("./mats/turn-cards.tsx").then((module) => module.TurnCards));
/** It is there before the first resolution comes. */
const Resolution = later(
  () => import("./show/resolution.tsx").then((module) => module.Resolution),
  () => undefined,
);

/** Everything on a table at which somebody plays. */
export function MediterraneanParts(props: Props) {
  const { models, items, tabs = [], sitter, header, notices, guide, onResult } = props;
  const { table, layout, log } = models;
  const text = mediterraneanWords.value;
  const side: readonly SideTab[] = [
    {
      id: "log",
      name: text.table.tabs.log,
      icon: "log",
      content: () => <Log models={models} />,
    },
    {
      id: "cards",
      name: text.table.tabs.cards,
      icon: "cards",
      content: () => <TurnCards model={table} />,
    },
    {
      id: "ledger",
      name: text.show.ledger.tab,
      icon: "order",
      content: () => <LedgerTab models={models} />,
    },
    ...tabs,
  ];
  return (
    <>
      <TableLayout
        layout={layout}
        header={<TableHeader models={models} items={items} beside={header} />}
        seats={<SeatColumn models={models} sitter={sitter} />}
        track={<StatusBoard model={table} />}
        board={<Stage models={models} />}
        guide={guide}
        side={side}
        bar={
          <>
            {notices}
            <StepBar models={models} onResult={onResult} />
            {hasHand(table.view.value) && <Hand models={models} />}
          </>
        }
      />
      <Resolution models={models} />
      <LogAnnouncer lines={log} />
    </>
  );
}

/** Are cards held, or have they been turned up? */
const hasHand = ({ phase }: View): boolean => phase === "civic" || phase === "trading";

/** What the part of the game that is being played is about. */
function Stage({ models }: { readonly models: Models }) {
  switch (models.table.view.value.part) {
    case "trading":
    case "grace":
      return <Market models={models} />;
    case "purchasing":
      return <Shop models={models} />;
    default:
      return <OwnMat models={models} />;
  }
}

function Log({ models }: { readonly models: Models }) {
  const lookingAt = useSignal<number | undefined>(undefined);
  const moves = useComputed(() => models.table.table.sight.value.number);
  return <LogPanel lines={models.log} lookingAt={lookingAt} moves={moves} />;
}
