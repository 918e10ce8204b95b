import { useComputed } from "@preact/signals";
import { Icon } from "../../ui/icon.tsx";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import type { LayoutModel } from "../layout-model.ts";
import "./online-header.css";
import { NextGame } from "./next-table-button.tsx";
import { CHAT_TAB, type OnlineModel } from "./online-model.ts";
import { SeatClock, totalOf } from "./seat-clock.tsx";
import { spokenTime } from "./duration-text.ts";

interface Props {
  readonly model: OnlineModel;
  readonly layout: LayoutModel;
  readonly hasName: boolean;
}

/** The clock that runs, that something was said, and the way to the next game. */
export function HeaderParts({ model, layout, hasName }: Props) {
  const running = useComputed(() => model.clock.value?.running[0]);
  const unread = model.unread.value;
  const { live } = online.value;
  return (
    <div class="header-parts">
      {running.value !== undefined && <SeatClock clock={model.clock} seat={running.value} />}
      {unread > 0 && (
        <button
          type="button"
          class="button plain unread"
          aria-label={`${live.chat.title}: ${live.chat.unread(unread)}`}
          title={live.chat.unread(unread)}
          onClick={() => layout.open(CHAT_TAB)}
        >
          <Icon name="chat" size="1.5rem" />
          <span class="figures" aria-hidden="true">
            {unread}
          </span>
        </button>
      )}
      <span class="spoken" role="status">
        {unread > 0 && live.chat.unread(unread)}
      </span>
      {hasName && <NextGame table={model.room.id} />}
      <Warning model={model} />
    </div>
  );
}

/** So many milliseconds before the end, whoever hears the page is told. */
const WARNINGS = [10_000, 30_000, 60_000];

/** Says when little of one's own time is left. */
function Warning({ model }: Pick<Props, "model">) {
  const warned = useComputed(() => {
    const { value: clock } = model.clock;
    const { value: me } = model.mySeat;
    if (clock === undefined || me === undefined || !clock.running.includes(me)) return undefined;
    const left = totalOf(clock, me);
    return WARNINGS.find((limit) => left <= limit);
  });
  const { clock: text } = online.value.live;
  return (
    <span class="spoken" role="status">
      {warned.value !== undefined &&
        text.left(words.value.panels.seat.you, spokenTime(warned.value, text))}
    </span>
  );
}
