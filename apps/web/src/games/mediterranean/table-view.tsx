import { useComputed, useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/mediterranean";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { LogAnnouncer } from "../../table/log-announcer.tsx";
import { LogPanel } from "../../table/log-panel.tsx";
import { TableLayout, type SideTab } from "../../table/table-layout.tsx";
import type { MenuItem } from "../../table/table-menu.tsx";
import { idle } from "../../ui/when-idle.ts";
import { fetchInTime, later } from "../../ui/lazy.tsx";
import { mediterraneanWords } from "./mediterranean-text.ts";
import { Hand } from "./market/hand.tsx";
import { SeatColumn } from "./mats/seat-column.tsx";
import { StatusBoard } from "./mats/status-board.tsx";
import type { Models } from "./table-models.ts";
import { Header } from "./panels/header.tsx";
import { STAGES, stageOf } from "./part-views.ts";
import { StepBar } from "./steps/step-bar.tsx";
import "./table-view.css";

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
  /** Looks at the moment of a line of the log. */
  readonly onLook?: ((moment: number) => void) | undefined;
}

const LedgerTab = later(() =>
  import("./resolution/ledger-view.tsx").then((module) => module.LedgerTab),
);
const TurnCards = later(() => import("./mats/turn-cards.tsx").then((module) => module.TurnCards));
/** The table stands first; it is there before the first resolution comes. */
const Resolution = later(
  async () => {
    await idle();
    return (await import("./resolution/resolution.tsx")).Resolution;
  },
  () => undefined,
);

/** Everything on a table at which somebody plays. */
export function MediterraneanParts(props: Props) {
  const { models, items, tabs = [], sitter, header, notices, guide, onResult, onLook } = props;
  const { table, layout, log } = models;
  const text = mediterraneanWords.value;
  useEffect(() => void fetchInTime([Resolution, ...STAGES, TurnCards, LedgerTab]), []);
  const side: readonly SideTab[] = [
    {
      id: "log",
      name: text.table.tabs.log,
      icon: "log",
      content: () => <Log models={models} onLook={onLook} />,
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
        header={<Header models={models} items={items} beside={header} />}
        seats={<SeatColumn models={models} sitter={sitter} />}
        track={<StatusBoard model={table} />}
        board={<Stage models={models} />}
        guide={guide}
        side={side}
        bar={
          <>
            {notices}
            <StepBar models={models} onResult={onResult} />
            {hasHand(table.phase.value) && <Hand models={models} />}
          </>
        }
      />
      <Resolution models={models} />
      <LogAnnouncer lines={log} />
    </>
  );
}

/** Are cards held, or have they been turned up? */
const hasHand = (phase: View["phase"]): boolean => phase === "civic" || phase === "trading";

/** What the part of the game that is being played is about. */
function Stage({ models }: { readonly models: Models }) {
  const { Board } = stageOf(models.table.part.value);
  return <Board models={models} />;
}

function Log({ models, onLook }: Pick<Props, "models" | "onLook">) {
  const lookingAt = useSignal<number | undefined>(undefined);
  const moves = useComputed(() => models.table.table.sight.value.number);
  return <LogPanel lines={models.log} lookingAt={lookingAt} moves={moves} onLook={onLook} />;
}
