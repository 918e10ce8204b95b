import type { CellName, Craft, God, Move, MoveKind, Specialist, TurnView } from "@sofala/zimbabwe";

type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;
type Placing = MoveOf<"place-craftsman">;
type Using = MoveOf<"use-specialist">;

/** The legal moves of a seat, sorted by what a person would ask for. */
export interface Choices {
  readonly firsts: readonly CellName[];
  readonly gods: readonly God[];
  readonly specialists: readonly Specialist[];
  /** Ways to use each specialist at hand. */
  readonly uses: ReadonlyMap<Specialist, readonly Using[]>;
  readonly builds: readonly CellName[];
  readonly places: ReadonlyMap<Craft, readonly Placing[]>;
  /** Monuments that can be raised, each by itself. */
  readonly raises: readonly CellName[];
  readonly canRaisePrices: boolean;
  readonly canSetPrices: boolean;
  readonly canEnd: boolean;
}

export function choicesOf(legal: readonly Move[]): Choices {
  const of = <Kind extends MoveKind>(kind: Kind): readonly MoveOf<Kind>[] =>
    legal.filter((move): move is MoveOf<Kind> => move.kind === kind);
  return {
    firsts: of("place-first").map(({ at }) => at),
    gods: of("choose-god").map(({ god }) => god),
    specialists: of("choose-specialist").map(({ specialist }) => specialist),
    uses: Map.groupBy(of("use-specialist"), ({ specialist }) => specialist),
    builds: of("build-monument").map(({ at }) => at),
    places: Map.groupBy(of("place-craftsman"), ({ craftsman }) => craftsman),
    raises: [...new Set(of("raise-monument").map(({ at }) => at))],
    canRaisePrices: of("raise-prices").length > 0,
    canSetPrices: of("set-prices").length > 0,
    canEnd: of("end-turn").length > 0,
  };
}

/** What a turn that is ended now would leave undone. */
interface LeftUndone {
  readonly main: boolean;
  /** Monuments that could still be raised. */
  readonly raises: readonly CellName[];
  readonly specialists: readonly Specialist[];
}

/** What to ask about before the turn ends; undefined where nothing is left. */
export function leftUndone(choices: Choices, turn: TurnView): LeftUndone | undefined {
  const { builds, places, raises, uses } = choices;
  const canAct = builds.length > 0 || places.size > 0 || raises.length > 0;
  const left: LeftUndone = {
    main: turn.main === undefined && canAct,
    raises,
    specialists: [...uses.keys()],
  };
  const isNothing = !left.main && left.raises.length === 0 && left.specialists.length === 0;
  return isNothing ? undefined : left;
}
