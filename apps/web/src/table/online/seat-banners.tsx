import { useComputed } from "@preact/signals";
import type { TableClient } from "../../online/table-client.ts";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import { tablePath } from "./table-link.ts";
import { Banner } from "./banner.tsx";
import type { OnlineModel } from "./online-model.ts";
import { totalTimeLeft } from "./seat-clock.tsx";
import { durationText } from "./duration-text.ts";
import { useTableCommand } from "./use-table-command.ts";

interface SeatBannerProps {
  readonly model: OnlineModel;
  /** A past moment is shown: the banner must not hide the button back to now. */
  readonly isPast?: boolean;
}

/** Tells a spectator that they watch, or a player that a bot plays for them, with a button to end that. */
export function SeatBanner({ model, isPast = false }: SeatBannerProps) {
  const { onlineTable, problem, tableTools } = onlineText.value;
  const { isBusy, failure, send } = useTableCommand(model.client);
  const { you, seats, status, delay } = model.client.info.value;
  const { isHandedOver, hasResigned } = seats[you.seat ?? -1] ?? {};
  const isSpent = useComputed(() => isOutOfTime(model));
  if (status !== "running") return undefined;
  if (you.seat === undefined) {
    if (isPast) return undefined;
    const late =
      delay > 0 && tableTools.time.youSeeDelayed(durationText(delay * 1000, onlineTable.clock));
    return (
      <Banner>
        {onlineTable.youWatch} {late}
      </Banner>
    );
  }
  if (hasResigned === true) return <Banner>{onlineTable.youResigned}</Banner>;
  if (isHandedOver !== true) return undefined;
  return (
    <Banner
      kind="question"
      actions={
        <button
          type="button"
          class="button primary"
          disabled={isBusy.value}
          onClick={() => void send("reclaim-seat", {})}
        >
          {onlineTable.menu.takeSeatBack}
        </button>
      }
    >
      {isSpent.value ? tableTools.time.yourTimeUp : onlineTable.botPlaysForYou}{" "}
      {failure.value !== undefined && problem(failure.value)}
    </Banner>
  );
}

/** Is my seat to act without any time left? */
function isOutOfTime({ clock, client, mySeat }: OnlineModel): boolean {
  const me = mySeat.value;
  const { toAct, clock: serverClock } = client.info.value;
  // A part that has its own clock takes no time of the seats.
  const isToAct = me !== undefined && toAct.includes(me) && serverClock?.part === undefined;
  return isToAct && clock.value !== undefined && totalTimeLeft(clock.value, me) === 0;
}

/** A link to the rematch. */
export function RematchBanner({ client }: { readonly client: TableClient }) {
  const { rematch: text } = onlineText.value.tableTools;
  const { rematchTableId } = client.info.value;
  return (
    <div role="status">
      {rematchTableId !== undefined && (
        <Banner
          kind="question"
          actions={
            <a class="button primary" href={tablePath(rematchTableId, undefined)}>
              {text.link}
            </a>
          }
        >
          {text.created}
        </Banner>
      )}
    </div>
  );
}

interface EndBannerProps {
  /** How the game ended early; undefined if it did not. */
  readonly ending: string | undefined;
  readonly onShowResult: () => void;
}

/** Shown when the game ended early. */
export function EndBanner({ ending, onShowResult }: EndBannerProps) {
  if (ending === undefined) return undefined;
  return (
    <Banner
      actions={
        <button type="button" class="button primary" onClick={onShowResult}>
          {appText.value.play.results}
        </button>
      }
    >
      {ending}
    </Banner>
  );
}
