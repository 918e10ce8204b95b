import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ClockInfo } from "@sofala/protocol";
import type { RemoteRoom } from "../../online/table-client.ts";
import { followDraft } from "../../store/drafts.ts";
import { isPhone, type LayoutModel } from "../layout-model.ts";
import { keepReadMark, readMark } from "./last-read.ts";

/** The tab in which people talk. */
export const CHAT_TAB = "chat";
/** Milliseconds between two looks at the clocks. */
const TICK = 200;
/** A break shorter than this, in milliseconds, is not worth a word. */
const BRIEF = 1200;

/** What the parts around a table on a server share. */
export class OnlineModel {
  readonly room: RemoteRoom;
  /** What is left to everybody. */
  readonly clock = signal<ClockInfo | undefined>(undefined);
  /** Has the connection been missing for a while? */
  readonly isCutOff = signal(false);
  /** Messages that were not looked at. */
  readonly unread: ReadonlySignal<number>;
  readonly mySeat: ReadonlySignal<Seat | undefined>;
  /** What is being written to the others. */
  readonly written = signal("");

  private readonly seen: Signal<number>;
  private readonly stops: readonly (() => void)[];

  /** Without a layout everything is in sight. */
  constructor(room: RemoteRoom, layout?: LayoutModel) {
    this.room = room;
    const seen = signal(readMark(room.id));
    this.seen = seen;
    this.mySeat = computed(() => room.info.value.you.seat);
    this.unread = computed(
      () =>
        room.chat.value.filter(
          ({ number, seat }) =>
            number > seen.value && (seat === undefined || seat !== this.mySeat.value),
        ).length,
    );
    const isShown = computed(() => layout === undefined || isChatShown(layout));
    this.stops = [
      effect(() => {
        if (isShown.value) this.noteRead();
      }),
      effect(() => this.tick()),
      effect(() => this.watch()),
      followDraft(`chat ${room.id}`, {
        madeFor: () => "",
        read: () => this.written.peek() || undefined,
        restore: (kept) => {
          if (typeof kept === "string") this.written.value = kept;
        },
      }),
    ];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  /** All that was said so far has been looked at. */
  private noteRead(): void {
    const last = this.room.chat.value.at(-1)?.number ?? 0;
    if (last <= this.seen.peek()) return;
    this.seen.value = last;
    keepReadMark(this.room.id, last);
  }

  /** Clocks are read again and again while one runs. */
  private tick(): (() => void) | undefined {
    const { clock, status, pace } = this.room.info.value;
    const isTimed = pace.kind !== "untimed" && status === "running";
    this.clock.value = isTimed ? this.room.clockNow() : undefined;
    if (!isTimed || clock === undefined || clock.running.length === 0) return undefined;
    const timer = setInterval(() => {
      this.clock.value = this.room.clockNow();
    }, TICK);
    return () => clearInterval(timer);
  }

  private watch(): (() => void) | undefined {
    if (this.room.connection.value === "open") {
      this.isCutOff.value = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      this.isCutOff.value = true;
    }, BRIEF);
    return () => clearTimeout(timer);
  }
}

function isChatShown({ tab, sheet, isSideOpen }: LayoutModel): boolean {
  if (tab.value !== CHAT_TAB) return false;
  return isPhone.value ? sheet.value === "full" : isSideOpen.value;
}
