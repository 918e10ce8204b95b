import type { Refusal } from "../../src/index.ts";
import {
  RICH,
  turn,
  seats,
  card,
  piece,
  monument,
  pottery,
  build,
  clayAt,
  potter,
  place,
  type RefusalTable,
} from "./refusal-positions.ts";

/** R 2.5 to 2.7, R 9, R 10 */
export const LAND_REFUSALS: RefusalTable<
  Extract<Refusal["code"], `${"land" | "monument" | "craft"}/${string}`>
> = {
  "land/not-empty": [
    {
      position: turn(),
      move: potter("f1"),
      because: { at: "g1", because: "off-map" },
    },
    {
      position: turn(),
      move: potter("a3", { price: 1, vertical: true }),
      because: { at: "a3", because: "resource" },
    },
    {
      position: turn(),
      move: potter("b3", { price: 1, vertical: true }),
      because: { at: "b4", because: "off-map" },
    },
    // The southern edge of the largest map, with monuments in the first row.
    ...["k", "l", "m", "n", "o", "p", "q", "r"].map((column, index) => ({
      position: turn({
        board: [...Array.from({ length: 17 }, () => ".................."), "cccccccccc........"],
        monuments: [monument(`${String.fromCharCode(97 + index)}1`)],
      }),
      move: potter(`${column}18`, { price: 1, vertical: true }),
      because: { at: `${column}19`, because: "off-map" as const },
    })),
    { position: turn(), move: build("f3"), because: { at: "f3", because: "water" } },
    {
      position: turn({ board: ["s.."] }),
      move: build("a1"),
      because: { at: "a1", because: "start" },
    },
    {
      position: turn({ board: ["s.."], monuments: [monument("a1")] }),
      move: build("a1"),
      because: { at: "a1", because: "monument" },
    },
    { position: pottery(), move: build("c1"), because: { at: "c1", because: "craftsman" } },
    {
      position: turn(seats({ specialists: { shaman: 0 } })),
      move: clayAt("d2"),
      because: { at: "d2", because: "resource" },
    },
  ],
  "monument/enough-built": [
    { position: turn(), after: [build("f1")], move: build("b2"), because: { limit: 1 } },
    {
      position: turn(seats({ god: "obatala" })),
      after: [build("f1"), build("d1")],
      move: build("b2"),
      because: { limit: 2 },
    },
  ],
  "monument/zoning": [
    {
      position: turn({ monuments: [monument("c3", 1)] }),
      move: build("b2"),
      because: { at: "b2", near: "c3" },
    },
  ],
  "craft/no-card-left": [
    {
      position: turn({
        seats: [
          RICH,
          { technologies: { potter: card(1, 1) } },
          { technologies: { potter: card(1, 2) } },
        ],
        craftsmen: [piece("potter", "b1", 1), piece("potter", "b2", 2)],
      }),
      move: potter("b3"),
      because: { craftsman: "potter" },
    },
  ],
  "craft/no-tile-left": [
    {
      position: pottery({
        craftsmen: [piece("potter", "b1"), piece("potter", "a2"), piece("potter", "b3")],
      }),
      move: potter("d3", {}),
      because: { craftsman: "potter" },
    },
  ],
  "craft/not-rotatable": [
    {
      position: turn(),
      move: place("ivory-carver", "b1", { price: 1, vertical: true }),
      because: { craftsman: "ivory-carver" },
    },
  ],
  "craft/price-missing": [
    { position: turn(), move: potter("b1", {}), because: { craftsman: "potter" } },
  ],
  "craft/price-not-asked": [
    { position: pottery(), move: potter("b3"), because: { craftsman: "potter" } },
  ],
  "craft/no-free-resource": [
    {
      position: turn({ board: ["c......"] }),
      move: potter("e1"),
      because: { craftsman: "potter", resource: "clay", range: 3 },
    },
    {
      position: turn({ board: ["c............"], ...seats({ god: "eshu" }) }),
      move: potter("h1"),
      because: { craftsman: "potter", resource: "clay", range: 6 },
    },
    {
      position: pottery(),
      move: potter("b3", {}),
      because: { craftsman: "potter", resource: "clay", range: 3 },
    },
  ],
  "craft/no-primary-before": [
    {
      position: turn({ board: ["c.....", "......", "c....."] }),
      after: [potter("b1")],
      move: place("vessel-maker", "b2"),
      because: { craftsman: "vessel-maker", primary: "potter" },
    },
  ],
  "craft/primary-out-of-reach": [
    {
      position: pottery({ board: ["c.........c..", "............."] }),
      move: place("vessel-maker", "i1"),
      because: { craftsman: "vessel-maker", primary: "potter" },
    },
  ],
};
