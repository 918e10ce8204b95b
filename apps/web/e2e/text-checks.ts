import type { Page } from "@playwright/test";

/** Texts of a page, and texts that are cut off. */
interface PageTexts {
  readonly texts: readonly string[];
  readonly cutOff: readonly string[];
}

/** What people can read on a page or have read to them, except code and keys of the keyboard; and what of it is cut off. */
export function readTexts(page: Page): Promise<PageTexts> {
  return page.evaluate(() => {
    const texts = new Set<string>([document.title]);
    const cutOff = new Set<string>();

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (
        parent === null ||
        text === "" ||
        parent.closest("script, style, code, kbd, pre") !== null
      )
        continue;
      if (!isShown(parent)) continue;
      texts.add(text);
      const by = cutBy(node, parent);
      if (by !== undefined) cutOff.add(`“${text}” by ${by}`);
    }
    const attributes = [
      "alt",
      "aria-description",
      "aria-label",
      "aria-roledescription",
      "aria-valuetext",
      "placeholder",
      "title",
    ];
    for (const attribute of attributes) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        if (isShown(element)) texts.add(element.getAttribute(attribute)?.trim() ?? "");
      }
    }
    return { texts: [...texts], cutOff: [...cutOff] };

    /** Options are shown when their list is open. */
    function isShown(element: Element): boolean {
      const shown = element.closest("select") ?? element;
      return shown.checkVisibility({ visibilityProperty: true });
    }

    /** The element that hides a part of a text or is too small for it, in words. */
    function cutBy(node: Node, parent: Element): string | undefined {
      // Lists that are closed, and pictures.
      if (parent.closest("option, svg") !== null || isOnlySpoken(parent)) return undefined;
      const range = document.createRange();
      range.selectNodeContents(node);
      const shown = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (shown.length === 0) return undefined;
      const box = {
        left: Math.min(...shown.map(({ left }) => left)),
        right: Math.max(...shown.map(({ right }) => right)),
        top: Math.min(...shown.map(({ top }) => top)),
        bottom: Math.max(...shown.map(({ bottom }) => bottom)),
      };
      // A low sheet is dragged up.
      const isRaised = parent.closest('[data-sheet="peek"] > .sheet') === null;
      let isInner = true;
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const style = getComputedStyle(at);
        const outer = at.getBoundingClientRect();
        if (/^(?:inline|contents)$/u.test(style.display)) continue;
        const isWider = box.left < outer.left - 1 || box.right > outer.right + 1;
        const isHigher = isRaised && (box.top < outer.top - 3 || box.bottom > outer.bottom + 3);
        const clips = /hidden|clip/u.test(style.overflow);
        const isAbridged = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        if (clips && isAbridged && at.closest("[title]") !== null) return undefined;
        if (clips && isWider) return `${nameOf(at)}, which is too narrow`;
        if (clips && isHigher) return `${nameOf(at)}, which is too low`;
        // Text that is not clipped covers what is beside it.
        if (isInner && isWider) return `${nameOf(at)}, which it leaves`;
        if (at.matches("button, a") && (isWider || isHigher))
          return `${nameOf(at)}, which it leaves`;
        if (/auto|scroll/u.test(style.overflow)) return undefined;
        isInner = false;
      }
      const limit = document.documentElement.clientWidth;
      return box.left < -1 || box.right > limit + 1 ? "the window" : undefined;
    }

    /** Texts for screen readers are in a box of one pixel. */
    function isOnlySpoken(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      const isTiny = width <= 1 && height <= 1 && getComputedStyle(element).display !== "contents";
      if (isTiny || element.matches(".spoken")) return true;
      return element.parentElement !== null && isOnlySpoken(element.parentElement);
    }

    function nameOf(element: Element): string {
      const name = element.getAttribute("class");
      const tag = element.tagName.toLowerCase();
      return name === null
        ? `${nameOfParent(element)}${tag}`
        : `${tag}.${name.replaceAll(" ", ".")}`;
    }

    function nameOfParent({ parentElement }: Element): string {
      return parentElement === null ? "" : `${nameOf(parentElement)} > `;
    }
  });
}
