import { listenToKeys } from "../../../ui/keys.ts";

/** Where choices and main buttons are looked for: what was opened last comes first. */
const SCOPES = [".shop .chooser", ".step-frame", ".shop"];

/** What a key does in a step: the buttons themselves know what to ask first. */
function actionOf(key: string, isHeld: boolean): (() => void) | undefined {
  // What lies over the table has keys of its own.
  if (document.querySelector("dialog[open]") !== null) return undefined;
  if (/^[1-9]$/u.test(key)) return clicking(choiceAt(Number(key)));
  if (isHeld) return undefined;
  switch (key) {
    case "Enter":
      return isForMain() ? clicking(found("[data-main]")) : undefined;
    case "Escape":
      return clicking(found("[data-back]"));
    case "u":
      return clicking(found(".take-back"));
    case "+":
    case "=":
      return clicking(found("[data-more]"));
    case "-":
    case "−":
      return clicking(found("[data-fewer]"));
    default:
      return undefined;
  }
}

/** What has the focus is pressed by the browser; what is chosen already is confirmed. */
const isForMain = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.matches('[data-choice="one"][aria-pressed="true"]') === true;

function choiceAt(number: number): HTMLElement | undefined {
  const choices = SCOPES.flatMap((scope) => [
    document.querySelectorAll<HTMLElement>(`${scope} [data-choice]:not(:disabled)`),
  ]);
  return choices.find(({ length }) => length > 0)?.[number - 1];
}

function found(selector: string): HTMLElement | undefined {
  for (const scope of SCOPES) {
    const element = document.querySelector<HTMLElement>(`${scope} ${selector}:not(:disabled)`);
    if (element !== null) return element;
  }
  return undefined;
}

const clicking = (element: HTMLElement | undefined): (() => void) | undefined =>
  element && (() => element.click());

/** Listens to the keys of the steps; returns how to stop. */
export const listenToStepKeys = (): (() => void) => listenToKeys(actionOf);
