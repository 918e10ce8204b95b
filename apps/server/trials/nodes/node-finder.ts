import type { Dice } from "@sofala/engine";
import type { Host } from "../host.ts";
import type { Service } from "../service.ts";

/** Nodes that were left too soon get more time, up to this factor. */
const TIMEOUT_FACTOR = 1.5;
const MAX_TIMEOUT_FACTOR = 4;

/** A node refused a client because of its protocol version. */
export interface VersionRefusal {
  readonly clientVersion: number;
  /** The index of the node. */
  readonly node: number;
}

/** Finds a node as a load balancer does: any that listens, and another one after a failure. */
export class NodeFinder implements Host {
  starts = 0;
  timeoutMs: number;
  readonly protocol?: number;
  readonly tooOld: VersionRefusal[] = [];
  readonly #maxTimeoutMs: number;
  readonly #nodes: readonly Service[];
  readonly #chance: Dice;
  #at: Service | undefined;
  #left: Service | undefined;

  constructor(nodes: readonly Service[], chance: Dice, timeoutMs: number, protocol?: number) {
    if (protocol !== undefined) this.protocol = protocol;
    this.#nodes = nodes;
    this.#chance = chance;
    this.timeoutMs = timeoutMs;
    this.#maxTimeoutMs = MAX_TIMEOUT_FACTOR * timeoutMs;
  }

  async address(): Promise<string> {
    for (;;) {
      const url = (this.#at ?? this.#choose())?.url;
      if (url !== undefined) return url;
      this.#at = undefined;
      await Promise.race(this.#nodes.map((node) => node.address()));
    }
  }

  reportFailure(): void {
    this.#left = this.#at;
    this.#at = undefined;
    this.timeoutMs = Math.min(this.#maxTimeoutMs, this.timeoutMs * TIMEOUT_FACTOR);
  }

  reportTooOld(): void {
    const node = this.#nodes.findIndex((each) => each === this.#at);
    this.tooOld.push({ clientVersion: this.protocol ?? NaN, node });
  }

  #choose(): Service | undefined {
    const listening = this.#nodes.filter(({ url }) => url !== undefined);
    const others = listening.filter((node) => node !== this.#left);
    const among = others.length > 0 ? others : listening;
    this.#at = among[this.#chance.below(Math.max(1, among.length))];
    if (this.#at !== undefined) this.starts += 1;
    return this.#at;
  }
}
