import { EDITIONS } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import { SENTENCE, SLIPS, TAGS, type Said } from "../said.ts";

const EFFECTS: { readonly [development: string]: Said } = {
  S04: { en: "up to 2 workers to a city", it: "fino a 2 lavoratori in una città" },
  S05: {
    en: "up to 2 workers from farms to a city",
    it: "fino a 2 lavoratori dalle fattorie in una città",
  },
  S06: { en: "1 worker to a harbor", it: "1 lavoratore in un porto" },
  S10: { en: "1 worker to the army, safety +2", it: "1 lavoratore nell'esercito, sicurezza +2" },
  S12: {
    en: "1 worker to an industry, industry marker +1",
    it: "1 lavoratore in un'industria, segnalino industria +1",
  },
  S14: { en: "1 worker to letters, +3 VP", it: "1 lavoratore nelle lettere, +3 PV" },
  S17: { en: "+$4, safety -3", it: "+$4, sicurezza -3" },
  S18: { en: "happiness -3, 1 cube to available", it: "felicità -3, 1 cubo tra i disponibili" },
  B03: { en: "1 cube from cities to harbors", it: "1 cubo dalle città ai porti" },
  B08: {
    en: "1 worker to any culture box, +4 VP",
    it: "1 lavoratore in una casella qualsiasi della cultura, +4 PV",
  },
  B11: {
    en: "happiness -1, then religion up to 2 either way",
    it: "felicità -1, poi religione fino a 2 caselle a destra o a sinistra",
  },
  I05: {
    en: "1 worker to the religious wonder, 3 VP for each religious building",
    it: "1 lavoratore nella meraviglia religiosa, 3 PV per ogni edificio religioso",
  },
};

/** In the stone age. */
const LOSSES: { readonly [calamity: string]: Said } = {
  CU1: { en: "government 1 towards 0", it: "governo di 1 verso lo 0" },
  CU4: { en: "1 cube of farms, cities or harbors", it: "1 cubo da fattorie, città o porti" },
  CB1: { en: "3 VP", it: "3 PV" },
  CB5: { en: "all stored cards, $2", it: "tutte le carte in magazzino, $2" },
};

const ABILITIES: { readonly [building: string]: Said } = {
  "white-G2": { en: "government 2 spaces on", it: "governo avanti di 2 caselle" },
  "white-G5": { en: "give an opponent happiness -1", it: "dai a un avversario felicità -1" },
  "red-R5": {
    en: "give an opponent religion 1 left",
    it: "dai a un avversario religione 1 a sinistra",
  },
  "red-R6": { en: "+$1, safety +1", it: "+$1, sicurezza +1" },
  "white-G6": { en: "doubles letters", it: "raddoppia le lettere" },
};

describe.each(TAGS)("%s", (tag) => {
  const { mediterranean } = languages[tag];
  const { bottom, option, good, deck, area, part, phase, age, industry, cultureLine, idea } =
    mediterranean;

  describe.each(Object.values(EDITIONS))(
    "edition $id",
    ({ buildings, developments, calamities }) => {
      test("names every building, development and calamity", () => {
        for (const [id, { ability }] of Object.entries(buildings)) {
          expect(mediterranean.building(id)).not.toBe(id);
          expect(mediterranean.ability(ability)).toMatch(/^[a-z+].*[^.]$/);
        }
        for (const [id, { effects }] of Object.entries(developments)) {
          expect(mediterranean.development(id)).not.toBe(id);
          expect(mediterranean.effects(effects)).not.toMatch(SLIPS);
        }
        for (const [id, { ages }] of Object.entries(calamities)) {
          expect(mediterranean.calamity(id)).not.toBe(id);
          for (const effects of Object.values(ages))
            expect(mediterranean.losses(effects)).not.toMatch(SLIPS);
        }
      });

      test("no two buildings and no two calamities share a name", () => {
        const names = [
          ...Object.keys(buildings).map(mediterranean.building),
          ...Object.keys(calamities).map(mediterranean.calamity),
        ];
        expect(new Set(names).size).toBe(names.length);
      });

      test.each(Object.entries(EFFECTS))("%s", (id, said) => {
        expect(mediterranean.effects(developments[id]?.effects ?? [])).toBe(said[tag]);
      });

      test.each(Object.entries(LOSSES))("%s", (id, said) => {
        expect(mediterranean.losses(calamities[id]?.ages.stone ?? [])).toBe(said[tag]);
      });

      test.each(Object.entries(ABILITIES))("%s", (id, said) => {
        const ability = buildings[id]?.ability;
        expect(ability && mediterranean.ability(ability)).toBe(said[tag]);
      });
    },
  );

  test("what an edition does not know goes by its id", () => {
    expect(mediterranean.building("toString")).toBe("toString");
    expect(mediterranean.development("X99")).toBe("X99");
  });

  test.each([...Object.values(bottom), ...Object.values(option)])(
    "$name: $effect",
    ({ name, effect }) => {
      expect(name).not.toBe("");
      expect(effect).toMatch(SENTENCE);
      expect(effect).not.toMatch(SLIPS);
    },
  );

  test("names within a table are their own", () => {
    for (const table of [good, deck, area, part, phase, age, industry, cultureLine, idea]) {
      const names = Object.values(table);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
