import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { seeded, type Seat } from "@sofala/engine";
import { EDITIONS, mediterranean } from "@sofala/mediterranean";
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
    this.mine = computed(() => this.view.value.seats[this.me.value ?? -1]);
    this.edition = computed(() => editionOf(this.view.value));
    this.isMyTurn = computed(() => {
      const me = this.me.value;
      return me !== undefined && this.toAct.value.includes(me);
    });
    this.state = computed(() => sampleState(this.view.value));
    this.legalMoves = computed(() => {
      const me = this.me.value;
      return me === undefined ? [] : [...mediterranean.legalMoves(this.state.value, me)];
    });
  }

  /** Why the rules would refuse a move of mine, as far as I can know. */
  refusalOf(move: Move): Refusal | undefined {
    const me = this.me.value;
    if (me === undefined) return { code: "turn/not-yours" };
    const step = mediterranean.applyMove(this.state.value, me, move);
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
  const state = stateCache.get(view) ?? mediterranean.sample(view, seeded("as far as can be seen"));
  stateCache.set(view, state);
  return state;
}
