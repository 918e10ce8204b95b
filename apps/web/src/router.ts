import { computed, signal } from "@preact/signals";

const address = signal(here());

/** Where the person is: path and query. */
export const path = computed(() => address.value.split(/[?#]/u)[0] ?? "/");
export const query = computed(
  () => new URLSearchParams(address.value.split("#")[0]?.split("?")[1] ?? ""),
);
export const fragment = computed(() => address.value.split("#")[1] ?? "");

interface Navigation {
  /** The old address is not gone back to. */
  readonly replace?: boolean;
}

export function navigate(to: string, { replace = false }: Navigation = {}): void {
  if (to === here()) return;
  if (replace) history.replaceState(undefined, "", to);
  else history.pushState(undefined, "", to);
  const isNewScreen = to.split(/[?#]/u)[0] !== path.peek();
  address.value = here();
  if (isNewScreen) window.scrollTo(0, 0);
}

/** Links of ours change the address without loading the page; the rest is the browser's. */
export function followLinks(): void {
  window.addEventListener("popstate", () => {
    address.value = here();
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

function here(): string {
  return location.pathname + location.search + location.hash;
}
