import type { Refusal } from "../../src/index.ts";
import { monument, market, vessels, raise, pot, type RefusalTable } from "./refusal-positions.ts";

/** R 11 */
export const RAISE_REFUSALS: RefusalTable<Extract<Refusal["code"], `raise/${string}`>> = {
  "raise/no-monument": [{ position: market(), move: raise("b2", pot()), because: { at: "b2" } }],
  "raise/foreign": [
    { position: market(), move: raise("h2", pot()), because: { at: "h2", owner: 1 } },
  ],
  "raise/complete": [{ position: market(), move: raise("r2", pot()), because: { at: "r2" } }],
  "raise/once-per-turn": [
    {
      position: market(),
      after: [raise("d2", pot())],
      move: raise("d2", pot({ resource: "a2" })),
      because: { at: "d2" },
    },
  ],
  "raise/number-of-goods": [
    { position: market(), move: raise("d2"), because: { need: 1, have: 0 } },
    { position: market(), move: raise("f2", pot()), because: { need: 2, have: 1 } },
  ],
  "raise/same-good": [
    {
      position: market(),
      move: raise("f2", pot(), pot({ resource: "a2" })),
      because: { resource: "clay" },
    },
  ],
  "raise/no-craftsman": [
    {
      position: market(),
      move: raise("d2", pot({ craftsman: "c1" })),
      because: { at: "c1" },
    },
    {
      position: vessels(),
      move: raise("d2", {
        craftsman: "b2",
        resource: "a2",
        primary: { craftsman: "c1", resource: "a1" },
      }),
      because: { at: "c1" },
    },
  ],
  "raise/superseded": [
    {
      position: vessels(),
      move: raise("d2", pot()),
      because: { craftsman: "potter", by: "vessel-maker" },
    },
  ],
  "raise/primary-missing": [
    {
      position: vessels(),
      move: raise("d2", { craftsman: "b2", resource: "a2" }),
      because: { craftsman: "vessel-maker", primary: "potter" },
    },
  ],
  "raise/primary-not-asked": [
    {
      position: market(),
      move: raise("d2", pot({ primary: pot() })),
      because: { craftsman: "potter" },
    },
  ],
  "raise/wrong-primary": [
    {
      position: vessels(),
      move: raise("d2", {
        craftsman: "b2",
        resource: "a2",
        primary: { craftsman: "k1", resource: "p1" },
      }),
      because: { craftsman: "vessel-maker", primary: "potter", found: "wood-carver" },
    },
  ],
  "raise/out-of-reach": [
    {
      position: market({ monuments: [monument("d2"), monument("f2", 0, 2)] }),
      move: raise("d2", { craftsman: "k1", resource: "p1" }),
      because: { from: "d2", to: "k1" },
    },
    {
      position: market(),
      move: raise("d2", { craftsman: "k1", resource: "p1", hubs: ["h2"] }),
      because: { from: "d2", to: "h2" },
    },
    {
      position: market(),
      move: raise("d2", { craftsman: "k1", resource: "p1", hubs: ["f2"] }),
      because: { from: "f2", to: "k1" },
    },
  ],
  "raise/not-a-hub": [
    { position: market(), move: raise("d2", pot({ hubs: ["e2"] })), because: { at: "e2" } },
  ],
  "raise/hub-twice": [
    {
      position: market(),
      move: raise("d2", {
        craftsman: "k1",
        resource: "p1",
        hubs: ["f2", "h2", "f2", "h2"],
      }),
      because: { at: "f2" },
    },
  ],
  "raise/own-hub": [
    { position: market(), move: raise("d2", pot({ hubs: ["d2"] })), because: { at: "d2" } },
  ],
  "raise/wrong-resource": [
    {
      position: market(),
      move: raise("d2", pot({ resource: "p1" })),
      because: { at: "p1", resource: "clay" },
    },
  ],
  "raise/resource-out-of-range": [
    {
      position: market(),
      move: raise("f2", pot(), { craftsman: "k1", resource: "p1" }),
      because: { at: "p1", craftsman: "k1", range: 3 },
    },
  ],
  "raise/resource-used": [
    {
      position: market({ used: { a1: 1 } }),
      move: raise("d2", pot()),
      because: { at: "a1" },
    },
  ],
};
