import { useKeys } from "../../../ui/keys.ts";

/** Where choices and main buttons are searched, in this order. */
const SCOPES = [".shop .chooser", ".step-frame", ".shop"];

/** The action of a key in a step: it clicks the button. */
function stepKeyAction(key: string, isHeld: boolean): (() => void) | undefined {
  // Dialogs have their own keys.
  if (document.querySelector("dialog[open]") !== null) return undefined;
  if (/^[1-9]$/u.test(key)) return clickAction(choiceAt(Number(key)));
  if (isHeld) return undefined;
  switch (key) {
    case "Enter":
      return isMainKeyTarget() ? clickAction(findElement("[data-main]")) : undefined;
    case "Escape":
      return clickAction(findElement("[data-back]"));
    case "u":
      return clickAction(findElement(".undo-button"));
    case "+":
    case "=":
      return clickAction(findElement("[data-more]"));
    case "-":
    case "−":
      return clickAction(findElement("[data-fewer]"));
    default:
      return undefined;
  }
}

/** True if Enter should click the main button: nothing is focused, or a choice that is already selected. */
const isMainKeyTarget = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.matches('[data-choice="one"][aria-pressed="true"]') === true;

function choiceAt(number: number): HTMLElement | undefined {
  const choices = SCOPES.flatMap((scope) => [
    document.querySelectorAll<HTMLElement>(`${scope} [data-choice]:not(:disabled)`),
  ]);
  return choices.find(({ length }) => length > 0)?.[number - 1];
}

function findElement(selector: string): HTMLElement | undefined {
  for (const scope of SCOPES) {
    const element = document.querySelector<HTMLElement>(`${scope} ${selector}:not(:disabled)`);
    if (element !== null) return element;
  }
  return undefined;
}

const clickAction = (element: HTMLElement | undefined): (() => void) | undefined =>
  element && (() => element.click());

/** Handles the keys of the steps. Returns a function that stops. */
export const useStepKeys = (): void => useKeys(stepKeyAction, []);
