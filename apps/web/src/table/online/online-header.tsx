import { useComputed } from "@preact/signals";
import { Icon } from "../../ui/icon.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import type { LayoutModel } from "../layout-model.ts";
import "./online-header.css";
import { NextTableButton } from "./next-table-button.tsx";
import { CHAT_TAB, type OnlineModel } from "./online-model.ts";
import { SeatClock, totalTimeLeft } from "./seat-clock.tsx";
import { durationText } from "./duration-text.ts";

interface Props {
  readonly model: OnlineModel;
  readonly layout: LayoutModel;
  readonly isKnownPerson: boolean;
}

/** The running clock, unread messages, and a button to the next table. */
export function OnlineHeader({ model, layout, isKnownPerson }: Props) {
  const running = useComputed(() => model.clock.value?.running[0]);
  const unread = model.unread.value;
  const { onlineTable } = onlineText.value;
  return (
    <div class="header-parts">
      {running.value !== undefined && <SeatClock clock={model.clock} seat={running.value} />}
      {unread > 0 && (
        <button
          type="button"
          class="button plain unread"
          aria-label={`${onlineTable.chat.title}: ${onlineTable.chat.unread(unread)}`}
          title={onlineTable.chat.unread(unread)}
          onClick={() => layout.open(CHAT_TAB)}
        >
          <Icon name="chat" size="1.5rem" />
          <span class="figures" aria-hidden="true">
            {unread}
          </span>
        </button>
      )}
      <span class="spoken" role="status">
        {unread > 0 && onlineTable.chat.unread(unread)}
      </span>
      {isKnownPerson && <NextTableButton table={model.client.id} />}
      <TimeWarning model={model} />
    </div>
  );
}

/** How long before the end of one's time screen readers announce it. */
const WARNINGS_MS = [10_000, 30_000, 60_000];

/** Announces that little of one's own time is left. */
function TimeWarning({ model }: Pick<Props, "model">) {
  const warned = useComputed(() => {
    const { value: clock } = model.clock;
    const { value: me } = model.mySeat;
    if (clock === undefined || me === undefined || !clock.running.includes(me)) return undefined;
    const left = totalTimeLeft(clock, me);
    return WARNINGS_MS.find((limit) => left <= limit);
  });
  const { clock: text } = onlineText.value.onlineTable;
  return (
    <span class="spoken" role="status">
      {warned.value !== undefined &&
        text.left(appText.value.table.player.you, durationText(warned.value, text))}
    </span>
  );
}
