import { expect, test } from "vitest";
import {
  a,
  cattle,
  count,
  from,
  inside,
  list,
  no,
  of,
  ordinal,
  orList,
  percentage,
  seatName,
  seatNames,
  the,
  to,
  toPerson,
  type NounForm,
} from "./grammar.ts";

const noun = (name: string, form: NounForm = "m") => ({ name, form });

test.each([
  [count(1, "passo", "passi"), "1 passo"],
  [count(2, "passo", "passi"), "2 passi"],
  [count(0, "bene", "beni"), "0 beni"],
  [cattle(0), "nessun capo"],
  [cattle(1), "1 capo"],
  [cattle(12), "12 capi"],

  [the(noun("ceramista")), "il ceramista"],
  [the(noun("scultore")), "lo scultore"],
  [the(noun("sciamano")), "lo sciamano"],
  [the(noun("zoppo")), "lo zoppo"],
  [the(noun("saggio")), "il saggio"],
  [the(noun("intagliatore")), "l'intagliatore"],
  [the(noun("mandria", "f")), "la mandria"],
  [the(noun("scultura", "f")), "la scultura"],
  [the(noun("argilla", "f")), "l'argilla"],
  [the(noun("nomadi", "m-plural")), "i nomadi"],
  [the(noun("scambi", "m-plural")), "gli scambi"],
  [the(noun("edifici propri", "m-plural")), "gli edifici propri"],
  [the(noun("armi", "f-plural")), "le armi"],

  [of(noun("ceramista")), "del ceramista"],
  [of(noun("scultore")), "dello scultore"],
  [of(noun("avorio")), "dell'avorio"],
  [of(noun("mandria", "f")), "della mandria"],
  [of(noun("nomadi", "m-plural")), "dei nomadi"],
  [of(noun("scambi", "m-plural")), "degli scambi"],
  [of(noun("Terme pubbliche", "f-plural")), "delle Terme pubbliche"],
  [to(noun("porti", "m-plural")), "ai porti"],
  [to(noun("esercito")), "all'esercito"],
  [from(noun("scultore")), "dallo scultore"],
  [from(noun("disponibili", "m-plural")), "dai disponibili"],
  [inside(noun("magazzino")), "nel magazzino"],
  [inside(noun("esercito")), "nell'esercito"],
  [inside(noun("tessuti", "m-plural")), "nei tessuti"],
  [inside(noun("armi", "f-plural")), "nelle armi"],

  [a(noun("ceramista")), "un ceramista"],
  [a(noun("scultore")), "uno scultore"],
  [a(noun("intagliatore")), "un intagliatore"],
  [a(noun("città", "f")), "una città"],
  [a(noun("industria", "f")), "un'industria"],
  [no(noun("ceramista")), "nessun ceramista"],
  [no(noun("scultore")), "nessuno scultore"],
  [no(noun("area", "f")), "nessun'area"],

  [list([]), ""],
  [list(["Kilwa"]), "Kilwa"],
  [list(["Kilwa", "Zulu"]), "Kilwa e Zulu"],
  [list(["Kilwa", "Zulu", "Lozi"]), "Kilwa, Zulu e Lozi"],
  [list(["f6", "e5"]), "f6 ed e5"],
  [list(["Anna", "Elena"]), "Anna ed Elena"],
  [orList(["fattorie"]), "fattorie"],
  [orList([2, 4]), "2 o 4"],
  [orList(["fattorie", "città", "porti"]), "fattorie, città o porti"],
  [toPerson("Ben"), "a Ben"],
  [toPerson("Ann e Cleo"), "ad Ann e Cleo"],
  [toPerson("tutti"), "a tutti"],
  [ordinal(1), "prima"],
  [ordinal(5), "quinta"],
  [ordinal(12), "12ª"],
  [seatName(["Ann", "Ben"], 1), "Ben"],
  [seatName(["Ann", "Ben"], 2), "Posto 2"],
  [list(seatNames(["Ann", "Ben"], [1, 2, 0])), "Ben, Posto 2 e Ann"],
])("%s", (said, expected) => {
  expect(said).toBe(expected);
});

test("percentages take the article that their first number asks for", () => {
  const chances = [0, 0.01, 0.08, 0.11, 0.18, 0.4, 0.8, 0.88];
  expect(chances.map((chance) => the(percentage(chance)))).toEqual([
    "lo 0%",
    "l'1%",
    "l'8%",
    "l'11%",
    "il 18%",
    "il 40%",
    "l'80%",
    "l'88%",
  ]);
  expect([from(percentage(0.08)), to(percentage(0.4))]).toEqual(["dall'8%", "al 40%"]);
});
