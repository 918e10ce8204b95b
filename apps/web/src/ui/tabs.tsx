import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon, type IconName } from "./icon.tsx";
import { stepOf } from "./roving-tabindex.ts";
import "./tabs.css";

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName;
  /** Something happened there that was not looked at. */
  readonly hasNews?: boolean;
}

interface TabListProps {
  /** Of this list in the document; the panel takes it too. */
  readonly id: string;
  readonly tabs: readonly Tab[];
  /** Undefined: all panels are closed. */
  readonly selected: string | undefined;
  readonly onSelect: (tab: string) => void;
  readonly label: string;
  readonly isVertical?: boolean;
}

/** Tabs to choose a panel by; arrow keys move among them. */
export function TabList({ id, tabs, selected, onSelect, label, isVertical = false }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id;
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tabId(id, tab.id) === document.activeElement?.id);
    const to = tabs[stepOf(event.key, at, tabs.length, isVertical)];
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, to.id))}`)?.focus();
    if (selected !== undefined) onSelect(to.id);
  };
  return (
    <div
      ref={list}
      class={isVertical ? "tab-list vertical" : "tab-list"}
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? "vertical" : "horizontal"}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(id, tab.id)}
          type="button"
          role="tab"
          class={tab.hasNews === true ? "news" : undefined}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(id) : undefined}
          tabIndex={tab.id === stop ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.icon !== undefined && <Icon name={tab.icon} />}
          <span>{tab.name}</span>
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** Of the list of tabs. */
  readonly id: string;
  readonly selected: string;
  readonly children: ComponentChildren;
}

/** What the selected tab opens. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  return (
    <div class="tab-panel" id={panelId(id)} role="tabpanel" aria-labelledby={tabId(id, selected)}>
      {children}
    </div>
  );
}

const tabId = (list: string, tab: string): string => `${list}-tab-${tab}`;
const panelId = (list: string): string => `${list}-panel`;
