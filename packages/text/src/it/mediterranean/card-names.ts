import type { BuildingId } from "@sofala/mediterranean";
import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";
import type { Noun } from "../grammar.ts";

interface NamesById {
  readonly [id: string]: string;
}

const BUILDINGS: { readonly [id: string]: Noun } = {
  "white-G1": { name: "Sala dell'assemblea", form: "f" },
  "black-G1": { name: "Palazzo del governatore", form: "m" },
  "white-G2": { name: "Curia", form: "f" },
  "black-G2": { name: "Palazzo imperiale", form: "m" },
  "white-G3": { name: "Terme pubbliche", form: "f-plural" },
  "black-G3": { name: "Cittadella", form: "f" },
  "white-G4": { name: "Casa dei conti", form: "f" },
  "black-G4": { name: "Casa dei tributi", form: "f" },
  "white-G5": { name: "Tribunale", form: "m" },
  "black-G5": { name: "Casa delle spie", form: "f" },
  "white-G6": { name: "Accademia", form: "f" },
  "black-G6": { name: "Sala dei colossi", form: "f" },
  "blue-R1": { name: "Santuario di Venere", form: "m" },
  "red-R1": { name: "Altare di Marte", form: "m" },
  "blue-R2": { name: "Tempio di Venere", form: "m" },
  "red-R2": { name: "Tempio di Marte", form: "m" },
  "blue-R3": { name: "Giardino delle rose", form: "m" },
  "red-R3": { name: "Campo di Marte", form: "m" },
  "blue-R4": { name: "Altare sulla via", form: "m" },
  "red-R4": { name: "Palo dei trofei", form: "m" },
  "blue-R5": { name: "Casa dei missionari", form: "f" },
  "red-R5": { name: "Casa degli araldi", form: "f" },
  "blue-R6": { name: "Teatro sacro", form: "m" },
  "red-R6": { name: "Sala dei trofei", form: "f" },
};

const DEVELOPMENTS: NamesById = {
  S01: "Città del mercato",
  S02: "Città in collina",
  S03: "Città sul fiume",
  S04: "Città gemelle",
  S05: "Riforma agraria",
  S06: "Porto",
  S07: "Emporio",
  S08: "Magazzino",
  S09: "Banca",
  S10: "Esercito",
  S11: "Colosseo",
  S12: "Industria",
  S13: "Industria",
  S14: "Poema epico",
  S15: "Coro",
  S16: "Idolo",
  S17: "Oro straniero",
  S18: "Leva",
  B01: "Città-Stato",
  B02: "Grande porto",
  B03: "Flotta mercantile",
  B04: "Industria",
  B05: "Storie",
  B06: "Tragedia",
  B07: "Colosso",
  B08: "Erudito",
  B09: "Torri di guardia",
  B10: "Festa pubblica",
  B11: "Oracolo",
  B12: "Editto",
  I01: "Monumento alle lettere",
  I02: "Monumento al teatro",
  I03: "Monumento alla scultura",
  I04: "Erudito",
  I05: "Meraviglia degli dèi",
  I06: "Meraviglia dello Stato",
};

const CALAMITIES: NamesById = {
  CU1: "Rivolta dei contadini",
  CU2: "Scisma del tempio",
  CU3: "Sciopero fiscale",
  CU4: "Emigrazione",
  CU5: "Tumulti",
  CB1: "Razzia dei barbari",
  CB2: "Estorsione dei barbari",
  CB3: "Barbari nei campi",
  CB4: "Saccheggio dei barbari",
  CB5: "Barbari nei magazzini",
};

/** Moves from outside may have any id: only own keys count. */
const nameLookup =
  (names: NamesById) =>
  (id: string): string =>
    Object.hasOwn(names, id) ? (names[id] ?? id) : id;

/** A building for its articles; one without a name goes by its id. */
export const buildingNoun = (id: BuildingId): Noun => {
  const known = Object.hasOwn(BUILDINGS, id) ? BUILDINGS[id] : undefined;
  return known ?? { name: id, form: "m" };
};

export const building: MediterraneanText["building"] = (id) => buildingNoun(id).name;
export const development: MediterraneanText["development"] = nameLookup(DEVELOPMENTS);
export const calamity: MediterraneanText["calamity"] = nameLookup(CALAMITIES);
