import type { Seat } from "@sofala/engine";

/** Winning chances by seat; they add up to 1. */
export type Chances = ArrayLike<number>;

/** A choice of the seat to move. */
export interface SearchOption<Position, Choice> {
  readonly choice: Choice;
  /** The prior probability of the choice; the priors of all options add up to 1. */
  readonly prior: number;
  /** The first estimate of the mover's chances. */
  readonly initialValue: number;
  readonly resultingPosition: () => Position;
}

/** What a search must know about a game. */
export interface SearchDomain<Position, Choice> {
  readonly players: number;
  /** The seat to move, or undefined when the game is over. */
  seatToMove(position: Position): Seat | undefined;
  /** From the most promising on; at least one. */
  options(position: Position, isRoot: boolean): readonly SearchOption<Position, Choice>[];
  chances(position: Position): Chances;
}

export interface SearchWeights {
  /** The weight of exploration against exploitation. */
  readonly exploration: number;
  /** Options that are searched after n visits: initialWidth + widening × √n. */
  readonly initialWidth: number;
  readonly widening: number;
}

/** One of the choices at the root, as far as it was searched. */
export interface SearchLine<Choice> {
  readonly choice: Choice;
  readonly visits: number;
  /** Winning chances by seat if it is chosen. */
  readonly chances: readonly number[];
  /** The expected continuation, of all seats. */
  readonly continuation: readonly Choice[];
}

interface Edge<Position, Choice> {
  readonly option: SearchOption<Position, Choice>;
  child: Node<Position, Choice> | undefined;
  visits: number;
  /** Sum of the mover's chances. */
  sum: number;
}

interface Node<Position, Choice> {
  readonly position: Position;
  readonly seatToMove: Seat | undefined;
  edges: Edge<Position, Choice>[] | undefined;
  visits: number;
  readonly sums: Float64Array;
}

/**
 * Monte Carlo tree search for any number of players: each seat maximizes its own chances. An
 * unvisited choice counts with its first estimate; the number of choices that are searched grows
 * with the visits (progressive widening).
 */
export class TreeSearch<Position, Choice> {
  readonly #domain: SearchDomain<Position, Choice>;
  readonly #weights: SearchWeights;
  readonly #root: Node<Position, Choice>;
  #simulations = 0;

  constructor(domain: SearchDomain<Position, Choice>, weights: SearchWeights, position: Position) {
    this.#domain = domain;
    this.#weights = weights;
    this.#root = this.#node(position);
    this.#expand(this.#root, true);
  }

  get simulations(): number {
    return this.#simulations;
  }

  /** True if there is nothing to choose. */
  get isSettled(): boolean {
    return (this.#root.edges?.length ?? 0) <= 1;
  }

  /** Descends the tree once and adds one node. */
  simulate(): void {
    this.#simulations++;
    const path: Edge<Position, Choice>[] = [];
    const nodes = [this.#root];
    let node = this.#root;
    while (node.seatToMove !== undefined) {
      if (node.edges === undefined) this.#expand(node, false);
      const edge = this.#select(node);
      path.push(edge);
      const isNew = edge.child === undefined;
      edge.child ??= this.#node(edge.option.resultingPosition());
      node = edge.child;
      nodes.push(node);
      if (isNew) break;
    }
    const chances = this.#domain.chances(node.position);
    for (const each of nodes) {
      each.visits++;
      for (let seat = 0; seat < this.#domain.players; seat++) {
        each.sums[seat] = (each.sums[seat] as number) + (chances[seat] as number);
      }
    }
    for (const [depth, edge] of path.entries()) {
      edge.visits++;
      edge.sum += chances[nodes[depth]?.seatToMove ?? 0] as number;
    }
  }

  /** The choices at the root that were visited, the best first. */
  lines(): readonly SearchLine<Choice>[] {
    return ranked(this.#root).flatMap(({ option: { choice }, child, visits }) =>
      child === undefined
        ? []
        : [{ choice, visits, chances: meanOf(child), continuation: principalVariation(child) }],
    );
  }

  /** Winning chances by seat at the root. */
  chances(): readonly number[] {
    return meanOf(this.#root);
  }

  best(): Choice {
    const [edge] = ranked(this.#root);
    if (edge === undefined) throw new Error("nothing to choose");
    return edge.option.choice;
  }

  #node(position: Position): Node<Position, Choice> {
    return {
      position,
      seatToMove: this.#domain.seatToMove(position),
      edges: undefined,
      visits: 0,
      sums: new Float64Array(this.#domain.players),
    };
  }

  #expand(node: Node<Position, Choice>, isRoot: boolean): void {
    const options = this.#domain.options(node.position, isRoot);
    node.edges = options.map((option) => ({ option, child: undefined, visits: 0, sum: 0 }));
  }

  /** The edge with the highest upper confidence bound. */
  #select({ edges = [], visits }: Node<Position, Choice>): Edge<Position, Choice> {
    const { exploration, initialWidth, widening } = this.#weights;
    const root = Math.sqrt(visits + 1);
    const wide = Math.min(edges.length, Math.floor(initialWidth + widening * root));
    let best: Edge<Position, Choice> | undefined;
    let most = -Infinity;
    for (let i = 0; i < wide; i++) {
      const edge = edges[i] as Edge<Position, Choice>;
      const worth = valueOf(edge) + (exploration * edge.option.prior * root) / (1 + edge.visits);
      if (worth <= most) continue;
      most = worth;
      best = edge;
    }
    if (best === undefined) throw new Error("nothing to choose");
    return best;
  }
}

const meanOf = <P, C>({ sums, visits }: Node<P, C>): readonly number[] =>
  [...sums].map((sum) => sum / visits);

/** The first estimate counts as one visit. */
const valueOf = <P, C>({ option, visits, sum }: Edge<P, C>): number =>
  (sum + option.initialValue) / (visits + 1);

const ranked = <P, C>({ edges = [] }: Node<P, C>): readonly Edge<P, C>[] =>
  edges.toSorted((a, b) => b.visits - a.visits || valueOf(b) - valueOf(a));

function principalVariation<P, C>(from: Node<P, C>): readonly C[] {
  const choices: C[] = [];
  let node: Node<P, C> | undefined = from;
  while (node !== undefined) {
    const edge: Edge<P, C> | undefined = ranked(node)[0];
    if (edge === undefined || edge.visits === 0) break;
    choices.push(edge.option.choice);
    node = edge.child;
  }
  return choices;
}
