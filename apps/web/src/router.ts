import { computed, signal } from "@preact/signals";

const currentAddress = signal(readAddress());

/** The path and query of the present address. */
export const path = computed(() => currentAddress.value.split(/[?#]/u)[0] ?? "/");
export const query = computed(
  () => new URLSearchParams(currentAddress.value.split("#")[0]?.split("?")[1] ?? ""),
);
export const fragment = computed(() => currentAddress.value.split("#")[1] ?? "");

interface Navigation {
  /** Replaces the present entry of the browser's history. */
  readonly replace?: boolean;
}

export function navigate(to: string, { replace = false }: Navigation = {}): void {
  if (to === readAddress()) return;
  if (replace) history.replaceState(undefined, "", to);
  else history.pushState(undefined, "", to);
  const isNewScreen = to.split(/[?#]/u)[0] !== path.peek();
  currentAddress.value = readAddress();
  if (isNewScreen) window.scrollTo(0, 0);
}

/** Links within the app change the address without loading the page; the browser handles the others. */
export function followLinks(): void {
  window.addEventListener("popstate", () => {
    currentAddress.value = readAddress();
  });
  document.addEventListener("click", (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest("a") : undefined;
    if (!isPlain || event.defaultPrevented || !link) return;
    if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download"))
      return;
    event.preventDefault();
    navigate(link.href.slice(location.origin.length));
  });
}

function readAddress(): string {
  return location.pathname + location.search + location.hash;
}
