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
import type { NotMade, SightedTable } from "../../local/hidden-info-table.ts";
import { keptSignal } from "../../ui/structural-share.ts";

/** All that the parts of a Mediterranean table share. Parts read signals; none holds a state of its own. */
export class TableModel {
  readonly table: SightedTable<Mediterranean>;
  readonly names: readonly string[];
  /** What stays as it was from move to move stays the very same: parts that show it are not drawn again. */
  readonly view: ReadonlySignal<View>;
  readonly part: ReadonlySignal<View["part"]>;
  readonly phase: ReadonlySignal<View["phase"]>;
  readonly toAct: ReadonlySignal<View["toAct"]>;
  readonly turnOrder: ReadonlySignal<View["turnOrder"]>;
  readonly me: ReadonlySignal<Seat | undefined>;
  /** What I have. */
  readonly mine: ReadonlySignal<SeatView | undefined>;
  readonly edition: ReadonlySignal<Edition>;
  /** Is a decision of mine owed? */
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** A table that looks the same to me; what is legal for me does not depend on what I cannot see. */
  readonly state: ReadonlySignal<State>;
  /** Moves of mine that can be listed. */
  readonly legal: ReadonlySignal<readonly Move[]>;
  /** Is a move on its way? */
  readonly isSending = computed(() => this.sending.value > 0);
  /** Why my last move was not made, until the next one or until it is dismissed. */
  readonly notMade = signal<NotMade<Mediterranean> | undefined>(undefined);

  private readonly seats: readonly ReadonlySignal<SeatView | undefined>[];
  private readonly sending = signal(0);

  constructor(table: SightedTable<Mediterranean>) {
    this.table = table;
    this.names = table.players.map(({ name }) => name);
    this.view = keptSignal(() => table.sight.value.view);
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
    this.state = computed(() => stateOf(this.view.value));
    this.legal = computed(() => {
      const me = this.me.value;
      return me === undefined ? [] : [...mediterranean.legalMoves(this.state.value, me)];
    });
  }

  /** Why the rules would refuse a move of mine, as far as I can know. */
  whyNot(move: Move): Refusal | undefined {
    const me = this.me.value;
    if (me === undefined) return { code: "turn/not-yours" };
    const step = mediterranean.applyMove(this.state.value, me, move);
    return step.ok ? undefined : step.error;
  }

  /** Makes a move; whether it was made. */
  async decide(move: Move): Promise<boolean> {
    this.sending.value++;
    this.notMade.value = undefined;
    const notMade = await this.table.decide(move);
    this.sending.value--;
    this.notMade.value = notMade;
    return notMade === undefined;
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

const known = new WeakMap<View, State>();

function stateOf(view: View): State {
  const state = known.get(view) ?? mediterranean.sample(view, seeded("as far as can be seen"));
  known.set(view, state);
  return state;
}
