import type { GameTypes } from "@sofala/engine";
import type { Table, Trouble } from "../host/table.ts";
import { words } from "../words/words.ts";
import "./trouble-bar.css";

/** What keeps the table from going on, and a way on. */
export function TroubleBar<T extends GameTypes>({ table }: { readonly table: Table<T> }) {
  const trouble = table.trouble.value;
  return (
    <div role="alert" class={trouble === undefined ? "" : "trouble-bar"}>
      {trouble !== undefined && (
        <>
          <span>
            {sentence(
              trouble,
              table.players.map(({ name }) => name),
            )}
          </span>
          <button type="button" class="button" onClick={() => table.retry()}>
            {trouble.kind === "changed-elsewhere"
              ? words.value.common.close
              : words.value.common.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}

function sentence(trouble: Trouble, names: readonly string[]): string {
  const { play } = words.value;
  switch (trouble.kind) {
    case "not-stored":
      return play.notStored;
    case "changed-elsewhere":
      return play.changedElsewhere;
    case "bot-failed":
      return play.botFailed(names[trouble.seat] ?? "", trouble.reason);
  }
}
