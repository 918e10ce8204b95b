import type { Geography } from "./geography.ts";
import type { HubNet } from "./hubs.ts";
import { WORDS } from "./cell-set.ts";
import type { Cell } from "./cells.ts";

interface Recent {
  readonly geography: Geography;
  readonly range: number;
  readonly monuments: Int32Array;
  readonly net: HubNet;
}

/** How many networks are kept: a power of 2. */
const RECENT_MAX = 256;

/**
 * The networks of hubs that copies of states asked for lately. A search builds the same monuments again and again, on
 * other copies: they share what is found out about them.
 */
export class RecentHubs {
  private readonly recent: (Recent | undefined)[] = Array.from({ length: RECENT_MAX });

  /** The network of some monuments, from the one before the last of them was built. It is shared: copy, then change. */
  after(
    geography: Geography,
    range: number,
    monuments: Int32Array,
    set: number,
    before: HubNet,
    built: Cell,
  ): HubNet {
    let hash = range;
    for (let i = 0; i < WORDS; i++) {
      hash = Math.imul(hash ^ (monuments[set + i] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const place = hash & (RECENT_MAX - 1);
    const known = this.recent[place];
    if (known?.geography === geography && known.range === range) {
      if (known.monuments.every((word, i) => word === monuments[set + i])) return known.net;
    }
    const net = before.copy(geography);
    net.addMonument(built);
    this.recent[place] = {
      geography,
      range,
      monuments: monuments.slice(set, set + WORDS),
      net,
    };
    return net;
  }
}
