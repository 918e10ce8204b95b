import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { CellName, Move, Refusal, Specialist } from "@sofala/zimbabwe";
import { refusalText } from "../zimbabwe-text.ts";
import type { Ghost, Mark } from "../board/marks.ts";
import { claimMarks, siteMarks } from "../site-marks.ts";
import type { TableModel } from "../table-model.ts";
import { choicesOf, type Choices } from "./choices.ts";
import { snapTile } from "./snap-tile.ts";
import { intentForSpecialist, type Intent } from "./intent.ts";
import { ghostOf, moveAt, openCells, refusalOf } from "./moves.ts";

/** How long the pointer rests on a cell before an earlier refusal is forgotten. */
const POINTER_REST_MS = 400;

/** My turn: the choices, the move that is being made, and the last refusal. */
export class TurnModel {
  readonly table: TableModel;
  readonly intent = signal<Intent | undefined>(undefined);
  /** The cell under the pointer or the keyboard focus. */
  readonly pointedCell = signal<CellName | undefined>(undefined);
  /** The cell that was tapped once: a second tap, or the button, confirms. */
  readonly tappedCell = signal<CellName | undefined>(undefined);
  /** The move of a button that is hovered or focused. */
  readonly previewedMove = signal<Move | undefined>(undefined);
  /** Why the last attempt was refused. */
  readonly refusal = signal<Refusal | undefined>(undefined);
  /** No monument can be raised, and somebody asked why. */
  readonly isRaiseExplained = signal(false);

  readonly choices: ReadonlySignal<Choices>;
  readonly openCells: ReadonlySignal<readonly CellName[]>;
  /** The move that the tapped or pointed cell would make. */
  readonly plannedMove: ReadonlySignal<Move | undefined>;
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** The cell of the last attempt. */
  private refusedCell: CellName | undefined;
  private readonly disposers: readonly (() => void)[];

  constructor(table: TableModel) {
    this.table = table;
    this.choices = computed(() => choicesOf(table.legalMoves.value));
    this.openCells = computed(() => openCells(this.intent.value, this.choices.value));
    this.plannedMove = computed(() => this.moveUnderPointer());
    this.ghost = computed(() => {
      const move = this.plannedMove.value;
      return move === undefined ? undefined : ghostOf(move, this.refusalText(move));
    });
    this.marks = computed(() => this.computeMarks());
    // At another moment or turn the unfinished move is dropped.
    const dropUnfinished = effect(() => {
      const isSetup = table.isMyTurn.value && table.view.value.phase === "setup";
      batch(() => {
        this.intent.value = isSetup ? { kind: "first" } : undefined;
        this.tappedCell.value = undefined;
        this.previewedMove.value = undefined;
        this.refusal.value = undefined;
        this.isRaiseExplained.value = false;
      });
    });
    this.disposers = [dropUnfinished, effect(() => this.forgetRefusal())];
  }

  begin(intent: Intent): void {
    batch(() => {
      this.isRaiseExplained.value = false;
      this.intent.value = intent;
      this.tappedCell.value = undefined;
      this.refusal.value = undefined;
    });
  }

  /** Begins to raise monuments; if none can be raised, says why. */
  beginRaise(): void {
    if (this.choices.peek().raisableMonuments.length > 0) this.begin({ kind: "raise" });
    else this.isRaiseExplained.value = true;
  }

  cancel(): void {
    batch(() => {
      const isSetup = this.table.view.peek().phase === "setup";
      this.intent.value = isSetup ? this.intent.peek() : undefined;
      this.tappedCell.value = undefined;
      this.previewedMove.value = undefined;
      this.refusal.value = undefined;
    });
  }

  /** Uses a specialist, or begins to choose how. */
  activateSpecialist(specialist: Specialist): void {
    const intent = intentForSpecialist(specialist);
    const [move] = this.choices.peek().specialistMoves.get(specialist) ?? [];
    if (intent !== undefined) this.begin(intent);
    else if (move !== undefined) this.play(move);
  }

  /** Handles a chosen cell; a tap has to be confirmed. */
  chooseCell(cell: CellName, isTap: boolean): void {
    const intent = this.intent.peek();
    if (intent?.kind === "rain" && intent.first === undefined) {
      if (this.openCells.peek().includes(cell)) this.begin({ kind: "rain", first: cell });
      return;
    }
    if (isTap && this.tappedCell.peek() !== cell) {
      this.tappedCell.value = cell;
      return;
    }
    this.pointedCell.value = cell;
    this.confirm();
  }

  /** Makes the planned move. */
  confirm(): void {
    const move = this.plannedMove.peek();
    if (move !== undefined) this.play(move);
  }

  play(move: Move): void {
    const before = this.intent.peek();
    const { table } = this.table;
    const { moveCount } = table.currentMoment.peek();
    const refusal = table.play(move);
    batch(() => {
      this.refusal.value = refusal;
      if (refusal !== undefined) return;
      this.tappedCell.value = undefined;
      // Else the new piece would be shown as an obstacle for the next one.
      this.pointedCell.value = undefined;
      this.previewedMove.value = undefined;
      // The tutorial takes some moves back at once: another one may be tried.
      const isMade = table.currentMoment.peek().moveCount !== moveCount;
      this.intent.value = isMade ? this.nextIntent(before) : restartIntent(before);
    });
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
  }

  /** A refusal is about the cell where the attempt was made: it goes when the pointer rests on another one. */
  private forgetRefusal(): (() => void) | undefined {
    if (this.refusal.value === undefined) {
      this.refusedCell = this.pointedCell.value;
      return undefined;
    }
    const cell = this.tappedCell.value ?? this.pointedCell.value;
    if (cell === undefined || cell === this.refusedCell) return undefined;
    // On its way to the link to the rule, the pointer crosses other cells.
    const timer = setTimeout(() => {
      this.refusal.value = undefined;
    }, POINTER_REST_MS);
    return () => clearTimeout(timer);
  }

  /** After a craftsman another one may follow, and with Obatala another monument. */
  private nextIntent(before: Intent | undefined): Intent | undefined {
    if (!this.table.isMyTurn.value) return undefined;
    const { monumentSites, craftsmanMoves } = this.choices.value;
    if (before?.kind === "build" && monumentSites.length > 0) return before;
    if (before?.kind === "place" && before.craft !== undefined && craftsmanMoves.size > 0) {
      return { ...before, craft: craftsmanMoves.has(before.craft) ? before.craft : undefined };
    }
    return before?.kind === "first" && this.choices.value.firstMonumentSites.length > 0
      ? before
      : undefined;
  }

  private moveUnderPointer(): Move | undefined {
    const { view, me } = this.table;
    const cell = this.tappedCell.value ?? this.pointedCell.value;
    const seat = me.value;
    if (cell === undefined || seat === undefined || !this.table.isMyTurn.value) return undefined;
    const intent = this.intent.value;
    return moveAt(
      intent,
      snapTile(intent, cell, this.openCells.value, view.value),
      view.value,
      seat,
    );
  }

  private refusalText(move: Move): string | undefined {
    const seat = this.table.me.value;
    if (seat === undefined) return undefined;
    const refusal = refusalOf(this.table.state.value, seat, move);
    return refusal && refusalText(refusal, this.table.names);
  }

  private computeMarks(): readonly Mark[] {
    const intent = this.intent.value;
    const { state, me } = this.table;
    const open = this.openCells.value;
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

/** The intent without the cells that were already chosen. */
const restartIntent = (intent: Intent | undefined): Intent | undefined =>
  intent?.kind === "rain" ? { kind: "rain", first: undefined } : intent;
