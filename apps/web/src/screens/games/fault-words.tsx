import type { ImportFault } from "../../store/imported.ts";
import { later } from "../../ui/later.tsx";
import { words } from "../../words/words.ts";
import { faultText } from "./fault-text.ts";

const MarketFault = later(
  () => import("./market-parts.tsx").then((module) => module.MarketFault),
  () => undefined,
);

/** Why a file is not taken, as a sentence; the words of its game are loaded where it takes them. */
export const FaultWords = ({ fault }: { readonly fault: ImportFault }) =>
  fault.code === "illegal-move" && fault.game === "mediterranean" ? (
    <MarketFault fault={fault} />
  ) : (
    <>{faultText(fault, words.value)}</>
  );
