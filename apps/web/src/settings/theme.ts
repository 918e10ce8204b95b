import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { settings } from "./settings.ts";

const systemPrefersDark = mediaQuery("(prefers-color-scheme: dark)");
const systemPrefersContrast = mediaQuery("(prefers-contrast: more)");
const systemPrefersReducedMotion = mediaQuery("(prefers-reduced-motion: reduce)");

const isDark = computed(() => {
  const { theme } = settings.value;
  return theme === "system" ? systemPrefersDark.value : theme === "dark";
});

/** Should animations be off? */
export const isMotionReduced = computed(() => {
  const { motion } = settings.value;
  return motion === "system" ? systemPrefersReducedMotion.value : motion === "reduced";
});

/** Sets attributes of the root element from the settings; tokens.css uses them. */
export function applyTheme(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset["theme"] = isDark.value ? "dark" : "light";
    toggleAttribute(
      root,
      "contrast",
      "more",
      settings.value.contrast || systemPrefersContrast.value,
    );
    toggleAttribute(root, "motion", "reduced", isMotionReduced.value);
    toggleAttribute(root, "patterns", "strong", settings.value.patterns);
  });
}

function toggleAttribute(root: HTMLElement, name: string, value: string, isOn: boolean): void {
  if (isOn) root.dataset[name] = value;
  else delete root.dataset[name];
}

/** A signal of whether a media query matches. */
export function mediaQuery(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
