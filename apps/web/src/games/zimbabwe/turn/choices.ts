import type { CellName, Craft, God, Move, MoveKind, Specialist, TurnView } from "@sofala/zimbabwe";

type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;
type PlaceCraftsmanMove = MoveOf<"place-craftsman">;
type UseSpecialistMove = MoveOf<"use-specialist">;

/** The legal moves of a seat, sorted by purpose. */
export interface Choices {
  readonly firstMonumentSites: readonly CellName[];
  readonly gods: readonly God[];
  readonly specialists: readonly Specialist[];
  /** The moves that use each specialist of the seat. */
  readonly specialistMoves: ReadonlyMap<Specialist, readonly UseSpecialistMove[]>;
  readonly monumentSites: readonly CellName[];
  readonly craftsmanMoves: ReadonlyMap<Craft, readonly PlaceCraftsmanMove[]>;
  /** Monuments that can be raised, each by itself. */
  readonly raisableMonuments: readonly CellName[];
  readonly canRaisePrices: boolean;
  readonly canSetPrices: boolean;
  readonly canEndTurn: boolean;
}

export function choicesOf(legal: readonly Move[]): Choices {
  const of = <Kind extends MoveKind>(kind: Kind): readonly MoveOf<Kind>[] =>
    legal.filter((move): move is MoveOf<Kind> => move.kind === kind);
  return {
    firstMonumentSites: of("place-first").map(({ at }) => at),
    gods: of("choose-god").map(({ god }) => god),
    specialists: of("choose-specialist").map(({ specialist }) => specialist),
    specialistMoves: Map.groupBy(of("use-specialist"), ({ specialist }) => specialist),
    monumentSites: of("build-monument").map(({ at }) => at),
    craftsmanMoves: Map.groupBy(of("place-craftsman"), ({ craftsman }) => craftsman),
    raisableMonuments: [...new Set(of("raise-monument").map(({ at }) => at))],
    canRaisePrices: of("raise-prices").length > 0,
    canSetPrices: of("set-prices").length > 0,
    canEndTurn: of("end-turn").length > 0,
  };
}

/** What would be left undone if the turn ended now. */
interface LeftUndone {
  readonly mainAction: boolean;
  /** Monuments that could still be raised. */
  readonly raises: readonly CellName[];
  readonly specialists: readonly Specialist[];
}

/** What to ask about before the turn ends; undefined if nothing is left undone. */
export function leftUndone(choices: Choices, turn: TurnView): LeftUndone | undefined {
  const { monumentSites, craftsmanMoves, raisableMonuments, specialistMoves } = choices;
  const canAct =
    monumentSites.length > 0 || craftsmanMoves.size > 0 || raisableMonuments.length > 0;
  const left: LeftUndone = {
    mainAction: turn.main === undefined && canAct,
    raises: raisableMonuments,
    specialists: [...specialistMoves.keys()],
  };
  const isEmpty = !left.mainAction && left.raises.length === 0 && left.specialists.length === 0;
  return isEmpty ? undefined : left;
}
