import type { ImportFault } from "../../local/import-types.ts";
import { later } from "../../ui/lazy.tsx";
import { words } from "../../text/app-text.ts";
import { faultText } from "./import-fault-text.ts";

const MarketFault = later(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then((module) => module.MarketFault),
  () => undefined,
);

/** Why a file is not taken, as a sentence; the words of its game are loaded where it takes them. */
export const FaultWords = ({ fault }: { readonly fault: ImportFault }) =>
  fault.code === "illegal-move" && fault.game === "mediterranean" ? (
    <MarketFault fault={fault} />
  ) : (
    <>{faultText(fault, words.value)}</>
  );
