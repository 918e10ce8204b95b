/** What a player sees of a step after choosing it; loaded right after the first board. */
export { RaiseButton } from "../raising/raise-button.tsx";
export { NothingToRaise, RaisePanel } from "../raising/raise-panel.tsx";
export { CardChooser } from "../turn/card-chooser.tsx";
export { CraftChooser } from "../turn/craft-chooser.tsx";
export { PricesChooser } from "../turn/prices-chooser.tsx";
export { HerdStep, ShamanStep } from "../turn/specialist-steps.tsx";
