import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon, type IconName } from "./icon.tsx";
import { nextIndex } from "./roving-tabindex.ts";
import "./tabs.css";

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly icon?: IconName;
  /** Shows a dot for unread content. */
  readonly hasUnread?: boolean;
}

interface TabListProps {
  /** The id of the list; the panel has the same one. */
  readonly id: string;
  readonly tabs: readonly Tab[];
  /** Undefined if all panels are closed. */
  readonly selected: string | undefined;
  readonly onSelect: (tab: string) => void;
  readonly label: string;
  readonly isVertical?: boolean;
}

/** A list of tabs; arrow keys move between them. */
export function TabList({ id, tabs, selected, onSelect, label, isVertical = false }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const stop = tabs.some((tab) => tab.id === selected) ? selected : tabs[0]?.id;
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tabId(id, tab.id) === document.activeElement?.id);
    const to = tabs[nextIndex(event.key, at, tabs.length, isVertical)];
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
          class={tab.hasUnread === true ? "news" : undefined}
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
  /** The id of the list of tabs. */
  readonly id: string;
  readonly selected: string;
  readonly children: ComponentChildren;
}

/** The panel of the selected tab. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  return (
    <div class="tab-panel" id={panelId(id)} role="tabpanel" aria-labelledby={tabId(id, selected)}>
      {children}
    </div>
  );
}

const tabId = (list: string, tab: string): string => `${list}-tab-${tab}`;
const panelId = (list: string): string => `${list}-panel`;
