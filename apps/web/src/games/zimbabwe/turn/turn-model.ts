import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName, Move, Refusal, Specialist } from "@sofala/zimbabwe";
import { words } from "../../../text/app-text.ts";
import type { Ghost, Mark } from "../board/marks.ts";
import { claimMarks } from "../claim-marks.ts";
import { siteMarks } from "../site-marks.ts";
import type { TableModel } from "../table-model.ts";
import { choicesOf, type Choices } from "./choices.ts";
import { heldAt } from "./snap-tile.ts";
import { intentOfUse, type Intent } from "./intent.ts";
import { ghostOf, moveAt, openCells, refusalOf } from "./moves.ts";

/** The turn of the person at this device: what they may do, what they are about to do, and what came of it. */
export class TurnModel {
  readonly table: TableModel;
  readonly intent = signal<Intent | undefined>(undefined);
  /** Where the pointer or the keyboard is on the board. */
  readonly pointed = signal<CellName | undefined>(undefined);
  /** The cell that was tapped once: the next tap, or the button, confirms. */
  readonly tapped = signal<CellName | undefined>(undefined);
  /** A choice beside the board that is looked at, not yet made. */
  readonly considered = signal<Move | undefined>(undefined);
  /** What the rules said against the last attempt. */
  readonly refusal = signal<Refusal | undefined>(undefined);

  readonly choices: ReadonlySignal<Choices>;
  readonly open: ReadonlySignal<readonly CellName[]>;
  /** The move that the pointed cell stands for. */
  readonly planned: ReadonlySignal<Move | undefined>;
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  private readonly stop: () => void;

  constructor(table: TableModel) {
    this.table = table;
    this.choices = computed(() => choicesOf(table.legal.value));
    this.open = computed(() => openCells(this.intent.value, this.choices.value));
    this.planned = computed(() => this.moveUnderPointer());
    this.ghost = computed(() => {
      const move = this.planned.value;
      return move === undefined ? undefined : ghostOf(move, this.reasonAgainst(move));
    });
    this.marks = computed(() => this.marksNow());
    // Another moment, another turn: what was in the making is dropped.
    this.stop = effect(() => {
      const isSetup = table.isMyTurn.value && table.view.value.phase === "setup";
      batch(() => {
        this.intent.value = isSetup ? { kind: "first" } : undefined;
        this.tapped.value = undefined;
        this.considered.value = undefined;
        this.refusal.value = undefined;
      });
    });
  }

  begin(intent: Intent): void {
    batch(() => {
      this.intent.value = intent;
      this.tapped.value = undefined;
      this.refusal.value = undefined;
    });
  }

  cancel(): void {
    batch(() => {
      const isSetup = this.table.view.peek().phase === "setup";
      this.intent.value = isSetup ? this.intent.peek() : undefined;
      this.tapped.value = undefined;
      this.considered.value = undefined;
      this.refusal.value = undefined;
    });
  }

  /** Uses a specialist, or asks how. */
  use(specialist: Specialist): void {
    const intent = intentOfUse(specialist);
    const [move] = this.choices.peek().uses.get(specialist) ?? [];
    if (intent !== undefined) this.begin(intent);
    else if (move !== undefined) this.play(move);
  }

  /** A cell was chosen: directly, or by a tap that has to be confirmed. */
  choose(cell: CellName, isTap: boolean): void {
    const intent = this.intent.peek();
    if (intent?.kind === "rain" && intent.first === undefined) {
      if (this.open.peek().includes(cell)) this.begin({ kind: "rain", first: cell });
      return;
    }
    if (isTap && this.tapped.peek() !== cell) {
      this.tapped.value = cell;
      return;
    }
    this.pointed.value = cell;
    this.confirm();
  }

  /** Makes the move that is planned. */
  confirm(): void {
    const move = this.planned.peek();
    if (move !== undefined) this.play(move);
  }

  play(move: Move): void {
    const before = this.intent.peek();
    const { table } = this.table;
    const { number } = table.now.peek();
    const refusal = table.play(move);
    batch(() => {
      this.refusal.value = refusal;
      if (refusal !== undefined) return;
      this.tapped.value = undefined;
      // What was just put down there is no reason against the next.
      this.pointed.value = undefined;
      this.considered.value = undefined;
      // A tutor takes some moves back at once: another one may be tried.
      const isMade = table.now.peek().number !== number;
      this.intent.value = isMade ? this.goingOn(before) : begunAnew(before);
    });
  }

  dispose(): void {
    this.stop();
  }

  /** After a craftsman another one may follow, and with Obatala another monument. */
  private goingOn(before: Intent | undefined): Intent | undefined {
    if (!this.table.isMyTurn.value) return undefined;
    const { builds, places } = this.choices.value;
    if (before?.kind === "build" && builds.length > 0) return before;
    if (before?.kind === "place" && before.craft !== undefined && places.size > 0) {
      return { ...before, craft: places.has(before.craft) ? before.craft : undefined };
    }
    return before?.kind === "first" && this.choices.value.firsts.length > 0 ? before : undefined;
  }

  private moveUnderPointer(): Move | undefined {
    const { view, me } = this.table;
    const cell = this.tapped.value ?? this.pointed.value;
    const seat = me.value;
    if (cell === undefined || seat === undefined || !this.table.isMyTurn.value) return undefined;
    const intent = this.intent.value;
    return moveAt(intent, heldAt(intent, cell, this.open.value, view.value), view.value, seat);
  }

  private reasonAgainst(move: Move): string | undefined {
    const seat = this.table.me.value;
    if (seat === undefined) return undefined;
    const refusal = refusalOf(this.table.state.value, seat, move);
    return refusal && words.value.zimbabwe.refusal(refusal, this.table.names);
  }

  private marksNow(): readonly Mark[] {
    const intent = this.intent.value;
    const { state, me } = this.table;
    const open = this.open.value;
    if (intent?.kind === "place" && intent.craft !== undefined) {
      const { craft, vertical } = intent;
      return [
        ...claimMarks(state.value, me.value ?? 0, craft),
        ...siteMarks(
          craft,
          open.map((at) => ({ at, vertical })),
        ),
      ];
    }
    const chosen = intent?.kind === "rain" && intent.first !== undefined ? [intent.first] : [];
    return [
      ...open.map((cell): Mark => ({ cell, kind: "legal" })),
      ...chosen.map((cell): Mark => ({ cell, kind: "chosen" })),
    ];
  }
}

/** Without the cells that were chosen already. */
const begunAnew = (intent: Intent | undefined): Intent | undefined =>
  intent?.kind === "rain" ? { kind: "rain", first: undefined } : intent;
