import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { seeded, type Observer, type Seat } from "@sofala/engine";
import { EDITIONS, mediterraneanRules, sample } from "@sofala/mediterranean";
import type {
  Edition,
  Mediterranean,
  Move,
  Refusal,
  SeatView,
  State,
  View,
} from "@sofala/mediterranean";
import type { MoveFailure, HiddenInfoTable } from "../../local/hidden-info-table.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import type { LiveMoves } from "./live/live-moves.ts";
import { structuralSignal } from "../../ui/structural-share.ts";

/** What all components of a Mediterranean table share. Components read signals and have no state of their own. */
export class TableModel {
  readonly table: HiddenInfoTable<Mediterranean>;
  readonly names: readonly string[];
  /** Structurally shared: unchanged parts stay identical, so their components do not render again. */
  readonly view: ReadonlySignal<View>;
  readonly part: ReadonlySignal<View["part"]>;
  readonly phase: ReadonlySignal<View["phase"]>;
  readonly toAct: ReadonlySignal<View["toAct"]>;
  readonly turnOrder: ReadonlySignal<View["turnOrder"]>;
  readonly me: ReadonlySignal<Seat | undefined>;
  readonly observer: ReadonlySignal<Observer>;
  readonly shownMoves = computed(() => {
    const moves = this.table.observedMoves.value;
    return moves.slice(0, this.playback.value?.moment.value.moveCount ?? moves.length);
  });
  /** My seat. */
  readonly mine: ReadonlySignal<SeatView | undefined>;
  readonly edition: ReadonlySignal<Edition>;
  /** True if I have to decide something. */
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** A sampled state that fits my view. My legal moves do not depend on hidden information. */
  readonly state: ReadonlySignal<State>;
  /** My legal moves, as far as they can be listed. */
  readonly legalMoves: ReadonlySignal<readonly Move[]>;
  /** True while a move is being sent. */
  readonly isSending = computed(() => this.sendingCount.value > 0);
  /** Why my last move was not made, until the next one or until it is dismissed. */
  readonly moveFailure = signal<MoveFailure<Mediterranean> | undefined>(undefined);
  /** Shows the moves of others; undefined until it is loaded. */
  readonly live = signal<LiveMoves | undefined>(undefined);
  readonly playback = computed(() => this.live.value?.playback);

  private readonly seats: readonly ReadonlySignal<SeatView | undefined>[];
  private readonly sendingCount = signal(0);

  constructor(table: HiddenInfoTable<Mediterranean>) {
    this.table = table;
    this.names = table.players.map(({ name }) => name);
    this.view = structuralSignal(() => table.observerView.value.view);
    this.part = computed(() => this.view.value.part);
    this.phase = computed(() => this.view.value.phase);
    this.toAct = computed(() => this.view.value.toAct);
    this.turnOrder = computed(() => this.view.value.turnOrder);
    this.seats = table.players.map((_, seat) => computed(() => this.view.value.seats[seat]));
    this.me = table.me;
    this.observer = table.observer;
    this.mine = computed(() => this.view.value.seats[this.me.value ?? -1]);
    this.edition = computed(() => editionOf(this.view.value));
    this.isMyTurn = computed(() => {
      const me = this.me.value;
      return me !== undefined && this.toAct.value.includes(me);
    });
    this.state = computed(() => sampleState(this.view.value));
    this.legalMoves = computed(() => {
      const me = this.me.value;
      return me === undefined ? [] : [...mediterraneanRules.legalMoves(this.state.value, me)];
    });
  }

  /** Why the rules would refuse a move of mine, as far as I can know. */
  refusalOf(move: Move): Refusal | undefined {
    const me = this.me.value;
    if (me === undefined) return { code: "turn/not-yours" };
    const step = mediterraneanRules.applyMove(this.state.value, me, move);
    return step.ok ? undefined : step.error;
  }

  /** Makes a move. Resolves to whether it was accepted. */
  async play(move: Move): Promise<boolean> {
    this.sendingCount.value++;
    this.moveFailure.value = undefined;
    const failure = await this.table.play(move);
    this.sendingCount.value--;
    this.moveFailure.value = failure;
    return failure === undefined;
  }

  /** Shows the moves of others one by one from now on; returns a function that stops it. */
  followMoves(): () => void {
    let isStopped = false;
    const start = async () => {
      await whenIdle();
      const { LiveMoves } = await import("./live/live-moves.ts");
      if (!isStopped) this.live.value = new LiveMoves(this);
    };
    // If it cannot be loaded, there are no captions.
    start().catch(() => undefined);
    return () => {
      isStopped = true;
      this.live.peek()?.dispose();
      this.live.value = undefined;
    };
  }

  seatAt(seat: Seat): SeatView {
    const found = this.seats[seat]?.value;
    if (found === undefined) throw new Error(`nobody sits at ${seat}`);
    return found;
  }
}

function editionOf({ options }: View): Edition {
  const edition = EDITIONS[options.edition];
  if (edition === undefined) throw new Error(`no such edition: ${options.edition}`);
  return edition;
}

const stateCache = new WeakMap<View, State>();

function sampleState(view: View): State {
  const state = stateCache.get(view) ?? sample(view, seeded("as far as can be seen"));
  stateCache.set(view, state);
  return state;
}
