import type { ComponentChildren } from "preact";
import { TabList, TabPanel, type Tab } from "../ui/tabs.tsx";
import { Icon } from "../ui/icon.tsx";
import { appText } from "../text/app-text.ts";
import { SEATS_TAB, type LayoutModel } from "./layout-model.ts";
import { isPhone } from "../ui/screen-size.ts";
import { Sheet } from "./sheet.tsx";
import "./table-layout.css";
import "./table-layout-phone.css";
import "./table-layout-guide.css";
import "./table-layout-column.css";

/** A tab of the side panel. */
export interface SideTab extends Tab {
  readonly content: () => ComponentChildren;
}

interface Props {
  readonly layout: LayoutModel;
  readonly header: ComponentChildren;
  readonly seats: ComponentChildren;
  /** A scale above the board. */
  readonly track?: ComponentChildren;
  readonly board: ComponentChildren;
  /** The tutorial's panel. */
  readonly guide?: ComponentChildren;
  /** Log, cards and so on, of which one is open at a time. */
  readonly side: readonly SideTab[];
  /** On phones its first `--peek-row` is always visible: the status and the main button. */
  readonly bar: ComponentChildren;
  /** The actions are below the tabs, beside the board, which so keeps its size; default: below the board. */
  readonly hasActionColumn?: boolean;
}

/** The layout of a table, from a phone to a wide window. */
export function TableLayout(props: Props) {
  const { layout, header, seats, track, board, guide, side, bar, hasActionColumn = false } = props;
  const { table } = appText.value;
  const classes = [
    "table-layout",
    guide !== undefined && "guided",
    hasActionColumn && "action-column",
  ].filter(Boolean);
  return (
    <div class={classes.join(" ")} data-sheet={layout.sheet.value}>
      <header class="slot-head">{header}</header>
      {guide !== undefined && <div class="slot-guide">{guide}</div>}
      {track !== undefined && (
        <section
          // The style sheet must know how high it is.
          ref={(slot) =>
            slot?.parentElement?.style.setProperty("--track-height", `${slot.offsetHeight}px`)
          }
          class="slot-track"
          aria-label={table.track}
        >
          {track}
        </section>
      )}
      <main class="slot-board" aria-label={table.board} onFocusIn={() => layout.showBoard()}>
        {board}
      </main>
      <Sheet height={layout.sheet}>
        <section class="slot-bar" aria-label={table.actions}>
          {bar}
        </section>
        {isPhone.value ? (
          <PhoneTabs layout={layout} side={side} seats={seats} />
        ) : (
          <>
            <section class="slot-seats" aria-label={table.seats}>
              <h2 class="spoken">{table.seats}</h2>
              {seats}
            </section>
            {hasActionColumn ? (
              <aside class="slot-side" aria-label={table.sidePanel}>
                <Tabs layout={layout} tabs={side} />
              </aside>
            ) : (
              <SidePanel layout={layout} side={side} />
            )}
          </>
        )}
      </Sheet>
    </div>
  );
}

interface SideProps {
  readonly layout: LayoutModel;
  readonly side: readonly SideTab[];
}

/** On phones the seats are a tab too. */
function PhoneTabs({ layout, side, seats }: SideProps & { readonly seats: ComponentChildren }) {
  const { table } = appText.value;
  const players: SideTab = {
    id: SEATS_TAB,
    name: table.seats,
    icon: "players",
    content: () => seats,
  };
  return (
    <section class="phone-tabs" aria-label={table.sidePanel}>
      <Tabs layout={layout} tabs={[players, ...side]} />
    </section>
  );
}

interface TabsProps {
  readonly layout: LayoutModel;
  readonly tabs: readonly SideTab[];
}

/** Tabs of which one is always open. */
function Tabs({ layout, tabs }: TabsProps) {
  const { table } = appText.value;
  const selected = tabs.find(({ id }) => id === layout.tab.value) ?? tabs[0];
  if (selected === undefined) return undefined;
  return (
    <>
      <TabList
        id="table"
        tabs={tabs}
        selected={selected.id}
        onSelect={(tab) => layout.open(tab)}
        label={table.sidePanel}
      />
      <TabPanel id="table" selected={selected.id}>
        <h2 class="spoken">{selected.name}</h2>
        {selected.content()}
      </TabPanel>
    </>
  );
}

/** A rail of tabs at the edge; the chosen panel opens beside it. */
function SidePanel({ layout, side }: SideProps) {
  const { table } = appText.value;
  const open = layout.isSideOpen.value
    ? (side.find(({ id }) => id === layout.tab.value) ?? side[0])
    : undefined;
  const close = () => {
    layout.isSideOpen.value = false;
  };
  return (
    <aside
      class="slot-side"
      aria-label={table.sidePanel}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || open === undefined) return;
        event.preventDefault();
        close();
      }}
    >
      {open !== undefined && (
        <div class="opened">
          <div class="side-title">
            <h2>{open.name}</h2>
            <button
              type="button"
              class="button plain"
              aria-label={table.closeSidePanel}
              title={table.closeSidePanel}
              onClick={close}
            >
              <Icon name="chevron-right" />
            </button>
          </div>
          <TabPanel id="table" selected={open.id}>
            {open.content()}
          </TabPanel>
        </div>
      )}
      <TabList
        id="table"
        tabs={side}
        selected={open?.id}
        onSelect={(tab) => (tab === open?.id ? close() : layout.open(tab))}
        label={table.sidePanel}
        isVertical
      />
    </aside>
  );
}
