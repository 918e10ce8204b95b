import { gameOrDefault } from "../../games/registry.ts";
import type { IllegalMove, ImportFault } from "../../local/import-types.ts";
import { allAppText } from "../../text/app-text.ts";
import { useLoaded } from "../../use-loaded.ts";
import { importFaultText } from "./import-fault-text.ts";

/** Why a file cannot be imported, in a sentence. */
export const ImportFaultText = ({ fault }: { readonly fault: ImportFault }) =>
  fault.code === "illegal-move" ? (
    <IllegalMoveText fault={fault} />
  ) : (
    <>{importFaultText(fault, allAppText.value)}</>
  );

/** Loads the text of the game. */
function IllegalMoveText({ fault }: { readonly fault: IllegalMove }) {
  const text = allAppText.value;
  const { loadMoveText } = gameOrDefault(fault.game);
  const moveText = useLoaded(() => loadMoveText(text), `${fault.game} ${text.tag}`);
  return <>{moveText && importFaultText(fault, text, moveText)}</>;
}
