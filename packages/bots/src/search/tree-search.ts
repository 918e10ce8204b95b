import type { Seat } from "@sofala/engine";

/** Winning chances by seat; they add up to 1. */
export type Chances = ArrayLike<number>;

/** Something that the seat to choose can do. */
export interface Option<Position, Choice> {
  readonly choice: Choice;
  /** How likely a good player is to choose it; those of all options add up to 1. */
  readonly prior: number;
  /** The chances of the seat that chooses, at first sight. */
  readonly hope: number;
  readonly lead: () => Position;
}

/** What a search must know about a game. */
export interface Domain<Position, Choice> {
  readonly players: number;
  /** Who chooses, or undefined when the game is over. */
  mover(position: Position): Seat | undefined;
  /** From the most promising on; at least one. */
  options(position: Position, isRoot: boolean): readonly Option<Position, Choice>[];
  chances(position: Position): Chances;
}

export interface SearchWeights {
  /** How much is tried beside what looks best. */
  readonly curiosity: number;
  /** Options that are looked at after n visits: first + growth × √n. */
  readonly first: number;
  readonly growth: number;
}

/** One of the choices at the root, as far as it was searched. */
export interface Line<Choice> {
  readonly choice: Choice;
  readonly visits: number;
  /** Winning chances by seat if it is chosen. */
  readonly chances: readonly number[];
  /** The choices that are expected to follow, of whatever seat. */
  readonly next: readonly Choice[];
}

interface Edge<Position, Choice> {
  readonly option: Option<Position, Choice>;
  child: Node<Position, Choice> | undefined;
  visits: number;
  /** Sum of the mover's chances. */
  sum: number;
}

interface Node<Position, Choice> {
  readonly position: Position;
  readonly mover: Seat | undefined;
  edges: Edge<Position, Choice>[] | undefined;
  visits: number;
  readonly sums: Float64Array;
}

/**
 * Monte Carlo tree search for any number of players: each chooses what is best for itself. A choice that
 * was not tried yet counts what it looks like at first sight; the number of choices that are looked
 * at grows with the visits.
 */
export class TreeSearch<Position, Choice> {
  readonly #domain: Domain<Position, Choice>;
  readonly #weights: SearchWeights;
  readonly #root: Node<Position, Choice>;
  #simulations = 0;

  constructor(domain: Domain<Position, Choice>, weights: SearchWeights, position: Position) {
    this.#domain = domain;
    this.#weights = weights;
    this.#root = this.#node(position);
    this.#expand(this.#root, true);
  }

  get simulations(): number {
    return this.#simulations;
  }

  /** Is there nothing to choose? */
  get isSettled(): boolean {
    return (this.#root.edges?.length ?? 0) <= 1;
  }

  /** Goes down the tree once, and one position further than before. */
  simulate(): void {
    this.#simulations++;
    const path: Edge<Position, Choice>[] = [];
    const nodes = [this.#root];
    let node = this.#root;
    while (node.mover !== undefined) {
      if (node.edges === undefined) this.#expand(node, false);
      const edge = this.#select(node);
      path.push(edge);
      const isNew = edge.child === undefined;
      edge.child ??= this.#node(edge.option.lead());
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
      edge.sum += chances[nodes[depth]?.mover ?? 0] as number;
    }
  }

  /** The choices at the root that were tried, the best first. */
  lines(): readonly Line<Choice>[] {
    return ranked(this.#root).flatMap(({ option: { choice }, child, visits }) =>
      child === undefined
        ? []
        : [{ choice, visits, chances: meanOf(child), next: expected(child) }],
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
      mover: this.#domain.mover(position),
      edges: undefined,
      visits: 0,
      sums: new Float64Array(this.#domain.players),
    };
  }

  #expand(node: Node<Position, Choice>, isRoot: boolean): void {
    const options = this.#domain.options(node.position, isRoot);
    node.edges = options.map((option) => ({ option, child: undefined, visits: 0, sum: 0 }));
  }

  /** The choice that is best by what is known, or not known well enough. */
  #select({ edges = [], visits }: Node<Position, Choice>): Edge<Position, Choice> {
    const { curiosity, first, growth } = this.#weights;
    const root = Math.sqrt(visits + 1);
    const wide = Math.min(edges.length, Math.floor(first + growth * root));
    let best: Edge<Position, Choice> | undefined;
    let most = -Infinity;
    for (let i = 0; i < wide; i++) {
      const edge = edges[i] as Edge<Position, Choice>;
      const worth = valueOf(edge) + (curiosity * edge.option.prior * root) / (1 + edge.visits);
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

/** What it looked like counts as one visit. */
const valueOf = <P, C>({ option, visits, sum }: Edge<P, C>): number =>
  (sum + option.hope) / (visits + 1);

const ranked = <P, C>({ edges = [] }: Node<P, C>): readonly Edge<P, C>[] =>
  edges.toSorted((a, b) => b.visits - a.visits || valueOf(b) - valueOf(a));

function expected<P, C>(from: Node<P, C>): readonly C[] {
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
