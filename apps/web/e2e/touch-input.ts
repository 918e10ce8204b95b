import { cellOf, type Manner } from "./input-method.ts";
import { words } from "./screen.ts";

/** A finger: the first tap shows, the button confirms. */
export const BY_TOUCH: Manner = {
  press: (target) => target.tap(),
  async set(box, isOn) {
    if ((await box.isChecked()) !== isOn) await box.tap();
  },
  slide: (slider, value) => slider.fill(`${value}`),
  async choose(page, cell, button) {
    await cellOf(page, cell).tap();
    await button(words.turn.confirmAt(cell)).tap();
  },
};
