import { useEffect } from "preact/hooks";
import { followTurns, goToNext, waitingForMe } from "../../online/my-turns.ts";
import { Icon } from "../../ui/icon.tsx";
import { listenToKeys } from "../../ui/keys.ts";
import { online } from "../../text/online-text.ts";

/** The way from a table to the next one that waits for me, where another does. */
export function NextGame({ table }: { readonly table: string }) {
  useEffect(() => followTurns(), []);
  const { length: count } = waitingForMe.value.filter((id) => id !== table);
  const isAny = count > 0;
  useEffect(
    () => listenToKeys((key) => (key === "n" && isAny ? () => void goToNext(table) : undefined)),
    [table, isAny],
  );
  if (!isAny) return undefined;
  const { next } = online.value.finding;
  return (
    <button
      type="button"
      class="button plain next-game"
      title={next.count(count)}
      aria-label={`${next.go}: ${next.count(count)}`}
      onClick={() => void goToNext(table)}
    >
      <Icon name="turn-on" size="1.5rem" />
      <span class="figures" aria-hidden="true">
        {count}
      </span>
    </button>
  );
}
