import { cellOf, type InputMethod } from "./input-method.ts";
import { appText } from "./screen.ts";

/** A finger: the first tap shows, the button confirms. */
export const TOUCH_INPUT: InputMethod = {
  press: (target) => target.tap(),
  async set(box, isOn) {
    if ((await box.isChecked()) !== isOn) await box.tap();
  },
  slide: (slider, value) => slider.fill(`${value}`),
  async choose(page, cell, button) {
    await cellOf(page, cell).tap();
    await button(appText.turn.confirmAt(cell)).tap();
  },
};
