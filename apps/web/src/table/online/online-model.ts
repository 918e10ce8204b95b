import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { ClockInfo } from "@sofala/protocol";
import type { TableClient } from "../../online/table-client.ts";
import { registerDraft } from "../../store/drafts.ts";
import type { LayoutModel } from "../layout-model.ts";
import { isPhone } from "../../ui/screen-size.ts";
import { storeLastRead, lastReadMessage } from "./last-read.ts";

/** The id of the chat tab. */
export const CHAT_TAB = "chat";
/** How often the clocks are updated. */
const TICK_MS = 200;
/** Shorter outages are not shown. */
const BRIEF_OUTAGE_MS = 1200;

/** The state that the components of a table on a server share. */
export class OnlineModel {
  readonly client: TableClient;
  /** The clocks now. */
  readonly clock = signal<ClockInfo | undefined>(undefined);
  /** True if the connection has been lost for a while. */
  readonly isDisconnected = signal(false);
  /** The number of unread messages. */
  readonly unread: ReadonlySignal<number>;
  readonly mySeat: ReadonlySignal<Seat | undefined>;
  /** The message that is being written. */
  readonly chatDraft = signal("");

  private readonly lastRead: Signal<number>;
  private readonly disposers: readonly (() => void)[];

  /** Without a layout the chat is always visible. */
  constructor(client: TableClient, layout?: LayoutModel) {
    this.client = client;
    const lastRead = signal(lastReadMessage(client.id));
    this.lastRead = lastRead;
    this.mySeat = computed(() => client.info.value.you.seat);
    this.unread = computed(
      () =>
        client.chat.value.filter(
          ({ number, seat }) =>
            number > lastRead.value && (seat === undefined || seat !== this.mySeat.value),
        ).length,
    );
    const isShown = computed(() => layout === undefined || isChatShown(layout));
    this.disposers = [
      effect(() => {
        if (isShown.value) this.markRead();
      }),
      effect(() => this.tick()),
      effect(() => this.watchConnection()),
      registerDraft(`chat ${client.id}`, {
        context: () => "",
        read: () => this.chatDraft.peek() || undefined,
        restore: (content) => {
          if (typeof content === "string") this.chatDraft.value = content;
        },
      }),
    ];
  }

  dispose(): void {
    for (const stop of this.disposers) stop();
  }

  /** Marks all messages as read. */
  private markRead(): void {
    const last = this.client.chat.value.at(-1)?.number ?? 0;
    if (last <= this.lastRead.peek()) return;
    this.lastRead.value = last;
    storeLastRead(this.client.id, last);
  }

  /** Updates the clocks while one runs. */
  private tick(): (() => void) | undefined {
    const { clock, status, pace } = this.client.info.value;
    const isTimed = pace.kind !== "untimed" && status === "running";
    this.clock.value = isTimed ? this.client.clockNow() : undefined;
    if (!isTimed || clock === undefined || clock.running.length === 0) return undefined;
    const timer = setInterval(() => {
      this.clock.value = this.client.clockNow();
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  private watchConnection(): (() => void) | undefined {
    if (this.client.connectionState.value === "open") {
      this.isDisconnected.value = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      this.isDisconnected.value = true;
    }, BRIEF_OUTAGE_MS);
    return () => clearTimeout(timer);
  }
}

function isChatShown({ tab, sheet, isSideOpen }: LayoutModel): boolean {
  if (tab.value !== CHAT_TAB) return false;
  return isPhone.value ? sheet.value === "full" : isSideOpen.value;
}
