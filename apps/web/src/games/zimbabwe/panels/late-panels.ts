/** The tabs that are not open at first. */
export { LensPanel } from "../lenses/lens-panel.tsx";
export { GodsPanel } from "./gods-panel.tsx";
export { TechnologiesPanel } from "./technologies-panel.tsx";
export { TurnOrderPanel } from "./turn-order-panel.tsx";
