import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card } from "../cards.ts";

/** Scrolls to the item of a card (`data-card`) and marks it, whenever the card changes. */
export function useSpotlight(card: Card | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card === undefined || list.current === null) return;
    const id = `${card.kind}-${card.id}`;
    for (const item of list.current.querySelectorAll<HTMLElement>("[data-card]")) {
      const isSpotlit = item.dataset["card"] === id;
      item.classList.toggle("spotlight", isSpotlit);
      if (isSpotlit) scrollPanelTo(item);
    }
  }, [card]);
  return list;
}

/** Scrolls only the panel, not the sheet around it on a phone. */
function scrollPanelTo(item: HTMLElement): void {
  const panel = item.closest(".tab-panel");
  if (panel === null) return;
  const [inner, outer] = [item.getBoundingClientRect(), panel.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) {
    panel.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
  } else if (inner.top < outer.top) panel.scrollTop += inner.top - outer.top;
}
