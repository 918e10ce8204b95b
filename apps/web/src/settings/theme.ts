import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { settings } from "./settings.ts";

const darkSystem = media("(prefers-color-scheme: dark)");
const contrastSystem = media("(prefers-contrast: more)");
const stillSystem = media("(prefers-reduced-motion: reduce)");

const isDark = computed(() => {
  const { theme } = settings.value;
  return theme === "system" ? darkSystem.value : theme === "dark";
});

/** Should things stand still? */
export const isStill = computed(() => {
  const { motion } = settings.value;
  return motion === "system" ? stillSystem.value : motion === "reduced";
});

/** Keeps the root element's attributes in step with the settings; tokens.css reads them. */
export function applyTheme(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset["theme"] = isDark.value ? "dark" : "light";
    toggle(root, "contrast", "more", settings.value.contrast || contrastSystem.value);
    toggle(root, "motion", "reduced", isStill.value);
    toggle(root, "patterns", "strong", settings.value.patterns);
  });
}

function toggle(root: HTMLElement, name: string, value: string, isOn: boolean): void {
  if (isOn) root.dataset[name] = value;
  else delete root.dataset[name];
}

/** Whether a media query holds, as it changes. */
export function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
