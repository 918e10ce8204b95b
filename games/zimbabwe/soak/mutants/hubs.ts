import type { Mutant } from "@sofala/engine/testing/mutation";

const HUBS = "src/map/hubs.ts";
const PIECES = "src/pieces.ts";
const RAISE = "src/culture/raise-monument.ts";
const PLACE = "src/culture/place-craftsman.ts";
const NEW_NET = "const net = new HubNet(state.geography, range, state.words, MONUMENTS);";
const FEWEST = "return hubs === -1 ? outOfReach(from, end) : ok(hubs);";

/** Q 2: hubs. */
export const HUB: readonly Mutant[] = [
  {
    ruling: "Q 2.1",
    what: "only own monuments are hubs",
    file: PIECES,
    find: NEW_NET,
    put: "const net = new HubNet(state.geography, range, state.words, MONUMENTS_OF + state.active * WORDS);",
  },
  {
    ruling: "Q 2.1",
    what: "monuments of level 1 are no hubs",
    file: PIECES,
    find: NEW_NET,
    put: `const words = state.words.slice();
  for (const cell of cellsOf(state.words, MONUMENTS)) if (levelAt(state, cell) === 1) drop(words, MONUMENTS, cell);
  const net = new HubNet(state.geography, range, words, MONUMENTS);`,
    imports: 'import { cellsOf } from "./map/cell-set.ts";',
  },
  {
    ruling: "Q 2.1",
    what: "own monuments are free where hubs are named",
    file: RAISE,
    find: "? ok(named.length) : outOfReach(at, end);",
    put: `? ok(named.filter((name) => monumentOwner(state, cellNamed(name)) !== state.active).length)
    : outOfReach(at, end);`,
  },
  {
    ruling: "Q 2.1",
    what: "own monuments are free where hubs are left out",
    file: RAISE,
    find: FEWEST,
    put: `const route = hubs === -1 ? [] : net.route(from, fromShape, end, endShape);
    const foreign = route.filter((hub) => monumentOwner(state, hub) !== state.active);
    return hubs === -1 ? outOfReach(from, end) : ok(foreign.length);`,
  },
  {
    ruling: "Q 2.1",
    what: "a hub needs 2 cattle in hand",
    file: RAISE,
    find: "priceFor(state, seat, piece) + hubs, 0);",
    put: "priceFor(state, seat, piece) + 2 * hubs, 0);",
  },
  {
    ruling: "Q 2.1",
    what: "a hub costs 2 cattle",
    file: "src/cattle.ts",
    find: "if (owner === -1) return payStock(state, seat, hubs, log);",
    put: "if (owner === -1) return payStock(state, seat, 2 * hubs, log);",
  },
  {
    ruling: "Q 2.1",
    what: "the cheapest plan forgets the hubs to the craftsman",
    file: "src/planner/planner.ts",
    find: "const cost = (market.cost[maker] as number) + hubs;",
    put: "const cost = market.cost[maker] as number;",
  },
  {
    ruling: "Q 2.2",
    what: "monuments do not end a leg",
    file: HUBS,
    find: "if (others !== 0) return geography.leg(at, shape, range, monuments);",
    put: "",
  },
  {
    ruling: "Q 2.2",
    what: "a new monument does not cut the legs already known",
    file: HUBS,
    find: "if (has(inner, 0, cell)) this.legs[slot] = undefined;",
    put: "if (has(inner, 0, cell)) { if (has(leg, 0, cell)) this.link(slot, this.count); }",
  },
  {
    ruling: "Q 2.2",
    what: "a new monument is no hub for legs already known",
    file: HUBS,
    find: "else if (has(leg, 0, cell)) this.link(slot, this.count);",
    put: "",
  },
  {
    ruling: "Q 2.2",
    what: "a new monument leads nowhere new for those who place",
    file: HUBS,
    find: "this.provinces = joined(this.provinces, cell, near);",
    put: "",
  },
  {
    ruling: "Q 2.2",
    what: "monuments bar the way to a resource when raising",
    file: RAISE,
    find: "if (!has(state.geography.reach(cellOf(piece), shapeOfPiece(piece), range), 0, resource)) {",
    put: `const monuments = state.words.slice(MONUMENTS, MONUMENTS + WORDS);
  if (!has(state.geography.leg(cellOf(piece), shapeOfPiece(piece), range, monuments), 0, resource)) {`,
  },
  {
    ruling: "Q 2.2",
    what: "monuments bar the way to a resource when placing",
    file: PLACE,
    find: "copySet(found, 0, state.geography.reach(at, shape, range), 0);",
    put: "copySet(found, 0, state.geography.leg(at, shape, range, state.words.slice(MONUMENTS, MONUMENTS + WORDS)), 0);",
    imports: 'import { MONUMENTS } from "../memory.ts";',
  },
  {
    ruling: "Q 2.2",
    what: "monuments shield resources from the claims of others",
    file: PLACE,
    find: "subtract(found, 0, state.geography.reach(cellOf(rival), shapeOfPiece(rival), range), 0);",
    put: "subtract(found, 0, state.geography.leg(cellOf(rival), shapeOfPiece(rival), range, state.words.slice(MONUMENTS, MONUMENTS + WORDS)), 0);",
    imports: 'import { MONUMENTS } from "../memory.ts";',
  },
  {
    ruling: "Q 2.3",
    what: "one hub is the most",
    file: HUBS,
    find: "if (isNew === 0 || hubs === most) return -1;",
    put: "if (isNew === 0 || hubs === most || hubs === 1) return -1;",
  },
  {
    ruling: "Q 2.3",
    what: "a new secondary reaches its primary over one hub at most",
    file: PLACE,
    find: "if (net.hubs(at, shape, cellOf(piece), shapeOfPiece(piece)) !== -1) return true;",
    put: "if (net.hubs(at, shape, cellOf(piece), shapeOfPiece(piece), 1) !== -1) return true;",
  },
  {
    ruling: "Q 2.3",
    what: "a new secondary needs its primary in range",
    file: PLACE,
    find: "if (net.hubs(at, shape, cellOf(piece), shapeOfPiece(piece)) !== -1) return true;",
    put: "if (net.hubs(at, shape, cellOf(piece), shapeOfPiece(piece)) === 0) return true;",
  },
  {
    ruling: "Q 2.3",
    what: "places over hubs are not offered to a new secondary",
    file: HUBS,
    find: "if (meets(members, 0, near, 0)) unite(into, set, reach, 0);",
    put: "",
  },
  {
    ruling: "Q 2.3",
    what: "places over two hubs are not offered to a new secondary",
    file: "src/map/provinces.ts",
    find: "waiting.push(i * 32 + lowest(bits));",
    put: "if (cell === start) put(members, 0, i * 32 + lowest(bits));",
  },
  {
    ruling: "Q 2.4",
    what: "a monument in range must be used",
    file: RAISE,
    find: FEWEST,
    put: `const isNear = [...cellsOf(state.words, MONUMENTS)].some((hub) => hub !== from && net.isLeg(from, fromShape, hub, SINGLE));
    return hubs === -1 ? outOfReach(from, end) : ok(hubs === 0 && isNear ? 1 : hubs);`,
    imports: 'import { cellsOf } from "../map/cell-set.ts";',
  },
  {
    ruling: "Q 2.4",
    what: "one hub more than the fewest is charged",
    file: RAISE,
    find: FEWEST,
    put: "return hubs === -1 ? outOfReach(from, end) : ok(hubs === 0 ? 0 : hubs + 1);",
  },
  {
    ruling: "Q 2.5",
    what: "the way from a secondary to its primary is free",
    file: RAISE,
    find: "const supply = judgeResource(state, supplier, good.primary.resource, moreHubs.value);",
    put: "const supply = judgeResource(state, supplier, good.primary.resource, 0);",
  },
  {
    ruling: "Q 2.5",
    what: "only the first connection of a good pays hubs",
    file: RAISE,
    find: "if (hubs > 0) payHubs(state, seat, hubs, log);",
    put: "if (hubs > 0 && piece === purchase[0].piece) payHubs(state, seat, hubs, log);",
  },
  {
    ruling: "Q 2.5",
    what: "a hub used twice costs 1",
    file: RAISE,
    find: "if (hubs > 0) payHubs(state, seat, hubs, log);",
    put: "if (hubs > 0 && purchases[0][0].piece === piece) payHubs(state, seat, hubs, log);",
  },
  {
    ruling: "Q 2.5",
    what: "the cheapest plan forgets the hubs between secondary and primary",
    file: "src/planner/market.ts",
    find: "this.addMaker(i, j, line, price + hubs);",
    put: "this.addMaker(i, j, line, price);",
  },
  {
    ruling: "Q 2.6",
    what: "the monument being raised may be named as a hub of its own connection",
    file: RAISE,
    find: 'if (hub === excluded) return fail({ code: "raise/own-hub", at: name });',
    put: "",
  },
  {
    ruling: "Q 2.6",
    what: "the monument being raised is no hub between secondary and primary",
    file: RAISE,
    find: "countHubs(state, net, start, supplier, good.primary.hubs, -1);",
    put: "countHubs(state, net, start, supplier, good.primary.hubs, at);",
  },
  {
    ruling: "Q 2.6",
    what: "the raised monument is charged as a hub",
    file: RAISE,
    find: "const delivery = judgeResource(state, piece, good.resource, hubs.value);",
    put: "const delivery = judgeResource(state, piece, good.resource, hubs.value + 1);",
  },
  {
    ruling: "Q 2.6",
    what: "the raised monument is free between secondary and primary",
    file: RAISE,
    find: "const supply = judgeResource(state, supplier, good.primary.resource, moreHubs.value);",
    put: `const isHub = net.route(...start, cellOf(supplier), shapeOfPiece(supplier)).includes(at);
  const supply = judgeResource(state, supplier, good.primary.resource, moreHubs.value - (isHub ? 1 : 0));`,
  },
  {
    ruling: "Q 2.7",
    what: "hubs lead to resources when placing",
    file: PLACE,
    find: "copySet(found, 0, state.geography.reach(at, shape, range), 0);",
    put: `copySet(found, 0, state.geography.reach(at, shape, range), 0);
  hubNet(state, range).addConnected(found, 0, at, shape);`,
  },
  {
    ruling: "Q 2.7",
    what: "hubs are paid when placing",
    file: PLACE,
    find: "payCost(state, seat, of(COST, craft), log);",
    put: `let hubs = of(NEEDS, craft) === -1 ? 0 : 99;
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) !== of(NEEDS, craft)) continue;
    const way = hubNet(state, rangeNow(state)).hubs(at, shapeOf(craft, vertical), cellOf(piece), shapeOfPiece(piece));
    if (way !== -1 && way < hubs) hubs = way;
  }
  payCost(state, seat, of(COST, craft) + hubs, log);`,
  },
  {
    ruling: "Q 2.8",
    what: "Qamata's worshipper pays hubs to the stock",
    file: "src/cattle.ts",
    find: "if (owner === -1) return payStock",
    put: "if (owner === -1 || owner === seat) return payStock",
  },
  {
    ruling: "Q 2.8",
    what: "hubs are always paid to the stock",
    file: "src/cattle.ts",
    find: "state.addOf(owner, GOD_CATTLE, hubs);",
    put: "",
  },
  {
    ruling: "God qamata",
    what: "hub cattle goes to the hand at once",
    file: "src/cattle.ts",
    find: "state.addOf(owner, GOD_CATTLE, hubs);",
    put: "state.addOf(owner, CATTLE, hubs);",
  },
  {
    ruling: "God qamata",
    what: "one cattle per good, however many hubs",
    file: "src/cattle.ts",
    find: "state.addOf(owner, GOD_CATTLE, hubs);",
    put: "state.addOf(owner, GOD_CATTLE, 1);",
  },
];
