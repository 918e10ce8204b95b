import type { ReadonlySignal } from "@preact/signals";
import type { Trouble } from "../local/table.ts";
import type { Player } from "../store/stored-game.ts";
import { words } from "../text/app-text.ts";
import "./error-bar.css";

interface Props {
  readonly table: {
    readonly players: readonly Player[];
    readonly trouble: ReadonlySignal<Trouble | undefined>;
    retry(): void;
  };
}

/** What keeps the table from going on, and a way on. */
export function TroubleBar({ table }: Props) {
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
          <div class="ways-on">
            <button type="button" class="button" onClick={() => table.retry()}>
              {wayOn(trouble)}
            </button>
            {trouble.kind === "deleted-elsewhere" && (
              <a class="button" href="/games">
                {words.value.play.toGames}
              </a>
            )}
          </div>
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
    case "deleted-elsewhere":
      return play.deletedElsewhere;
    case "bot-failed":
      return play.botFailed(names[trouble.seat] ?? "", trouble.reason);
  }
}

/** What trying again means. */
function wayOn({ kind }: Trouble): string {
  const { play, common } = words.value;
  switch (kind) {
    case "changed-elsewhere":
      return common.close;
    case "deleted-elsewhere":
      return play.keepDeleted;
    case "not-stored":
    case "bot-failed":
      return common.tryAgain;
  }
}
