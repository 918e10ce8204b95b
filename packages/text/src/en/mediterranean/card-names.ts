import type { MediterraneanText } from "../../games/mediterranean/mediterranean-text.ts";

interface NamesById {
  readonly [id: string]: string;
}

const BUILDINGS: NamesById = {
  "white-G1": "Assembly Hall",
  "black-G1": "Governor Palace",
  "white-G2": "Senate House",
  "black-G2": "Imperial Palace",
  "white-G3": "Public Baths",
  "black-G3": "Citadel",
  "white-G4": "Counting House",
  "black-G4": "Tribute House",
  "white-G5": "Tribunal",
  "black-G5": "House of Spies",
  "white-G6": "Academy",
  "black-G6": "Hall of Colossi",
  "blue-R1": "Shrine of Venus",
  "red-R1": "Altar of Mars",
  "blue-R2": "Temple of Venus",
  "red-R2": "Temple of Mars",
  "blue-R3": "Garden of Roses",
  "red-R3": "Field of Mars",
  "blue-R4": "Wayside Altar",
  "red-R4": "Trophy Pole",
  "blue-R5": "House of Missionaries",
  "red-R5": "House of Heralds",
  "blue-R6": "Sacred Theatre",
  "red-R6": "Hall of Trophies",
};

const DEVELOPMENTS: NamesById = {
  S01: "Market Town",
  S02: "Hill Town",
  S03: "River Town",
  S04: "Twin Towns",
  S05: "Land Reform",
  S06: "Harbor",
  S07: "Trading Post",
  S08: "Warehouse",
  S09: "Bank",
  S10: "Army",
  S11: "Colosseum",
  S12: "Industry",
  S13: "Industry",
  S14: "Epic Poem",
  S15: "Chorus",
  S16: "Idol",
  S17: "Foreign Gold",
  S18: "Conscription",
  B01: "City State",
  B02: "Great Harbor",
  B03: "Merchant Fleet",
  B04: "Industry",
  B05: "Histories",
  B06: "Tragedy",
  B07: "Colossus",
  B08: "Scholar",
  B09: "Watchtowers",
  B10: "Festival",
  B11: "Oracle",
  B12: "Edict",
  I01: "Monument of Letters",
  I02: "Monument of Drama",
  I03: "Monument of Sculpture",
  I04: "Scholar",
  I05: "Wonder of the Gods",
  I06: "Wonder of the State",
};

const CALAMITIES: NamesById = {
  CU1: "Peasants Revolt",
  CU2: "Temple Schism",
  CU3: "Tax Strike",
  CU4: "Emigration",
  CU5: "Riots",
  CB1: "Barbarians Pillage",
  CB2: "Barbarians Extort",
  CB3: "Barbarians Burn Fields",
  CB4: "Barbarians Sack",
  CB5: "Barbarians Raid Stores",
};

/** Moves from outside may have any id: only own keys count. */
const nameLookup =
  (names: NamesById) =>
  (id: string): string =>
    Object.hasOwn(names, id) ? (names[id] ?? id) : id;

export const building: MediterraneanText["building"] = nameLookup(BUILDINGS);
export const development: MediterraneanText["development"] = nameLookup(DEVELOPMENTS);
export const calamity: MediterraneanText["calamity"] = nameLookup(CALAMITIES);
