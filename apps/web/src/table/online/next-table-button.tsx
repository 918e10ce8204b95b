import { useEffect } from "preact/hooks";
import { followTurns, goToNextTable, tablesAwaitingMe } from "../../online/my-turns.ts";
import { Icon } from "../../ui/icon.tsx";
import { useKeys } from "../../ui/keys.ts";
import { onlineText } from "../../text/online-text.ts";

/** A button to the next table where it is my turn, if there is one. */
export function NextTableButton({ table }: { readonly table: string }) {
  useEffect(() => followTurns(), []);
  const { length: count } = tablesAwaitingMe.value.filter((id) => id !== table);
  const isAny = count > 0;
  useKeys(
    (key) => (key === "n" && isAny ? () => void goToNextTable(table) : undefined),
    [table, isAny],
  );
  if (!isAny) return undefined;
  const { nextTable } = onlineText.value.matchmaking;
  return (
    <button
      type="button"
      class="button plain next-game"
      title={nextTable.waitingTables(count)}
      aria-label={`${nextTable.link}: ${nextTable.waitingTables(count)}`}
      onClick={() => void goToNextTable(table)}
    >
      <Icon name="turn-on" size="1.5rem" />
      <span class="figures" aria-hidden="true">
        {count}
      </span>
    </button>
  );
}
