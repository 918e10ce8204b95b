import type { ImportFault } from "../../local/import-types.ts";
import { lazy } from "../../ui/lazy.tsx";
import { appText } from "../../text/app-text.ts";
import { importFaultText } from "./import-fault-text.ts";

const MediterraneanImportFault = lazy(
  () =>
    import("../../games/mediterranean/saved-game-card.tsx").then(
      (module) => module.MediterraneanImportFault,
    ),
  () => undefined,
);

/** Why a file cannot be imported, in a sentence; loads the text of the game if it is needed. */
export const ImportFaultText = ({ fault }: { readonly fault: ImportFault }) =>
  fault.code === "illegal-move" && fault.game === "mediterranean" ? (
    <MediterraneanImportFault fault={fault} />
  ) : (
    <>{importFaultText(fault, appText.value)}</>
  );
