import type {
  Area,
  CultureLine,
  Idea,
  IdeaTrack,
  Industry,
  Part,
  Phase,
  StatusTrack,
} from "@sofala/mediterranean";
import type { NounForm, Noun } from "../grammar.ts";
import { area, cultureLine, industry, part, phase, track } from "./names.ts";

/** The nouns of a table, by what they name. */
const nouns =
  <Key extends string>(
    names: { readonly [key in Key]: string },
    forms: { readonly [key in Key]: NounForm },
  ) =>
  (key: Key): Noun => ({ name: names[key], form: forms[key] });

export const areaNoun: (of: Area) => Noun = nouns(area, {
  "farm.grain": "f",
  "farm.wool": "f",
  "farm.timber": "f",
  "farm.ore": "f",
  "farm.salt": "f",
  city: "f-plural",
  harbor: "m-plural",
  "industry.base": "f",
  "industry.brewing": "f",
  "industry.textiles": "f",
  "industry.shipbuilding": "f",
  "industry.arms": "f",
  "industry.curing": "f",
  warehouse: "m",
  bank: "f",
  army: "m",
  colosseum: "m",
  "wonder.religious": "f",
  "wonder.government": "f",
  available: "m-plural",
});

export const industryNoun: (of: Industry) => Noun = nouns(industry, {
  brewing: "f",
  textiles: "m-plural",
  shipbuilding: "f-plural",
  arms: "f-plural",
  curing: "f",
});

export const lineNoun: (of: CultureLine) => Noun = nouns(cultureLine, {
  letters: "f-plural",
  drama: "m",
  sculpture: "f",
  glory: "f",
  revels: "f-plural",
  guard: "f",
});

export const phaseNoun: (of: Phase) => Noun = nouns(phase, {
  civic: "f",
  trading: "f",
  resolution: "f",
  purchasing: "f",
  "tie-break": "m",
  over: "f",
});

export const partNoun: (of: Part) => Noun = nouns(part, {
  abilities: "m-plural",
  give: "m-plural",
  flips: "m-plural",
  trading: "m-plural",
  grace: "f",
  bank: "f-plural",
  vote: "m",
  cubes: "f",
  stored: "f",
  purchasing: "m-plural",
  throw: "f",
});

export const trackNoun: (of: IdeaTrack | StatusTrack) => Noun = nouns(track, {
  government: "m",
  religion: "f",
  happiness: "f",
  safety: "f",
});

/** What a board turns to. */
export const TO_IDEA: { readonly [idea in Idea]: string } = {
  democracy: "alla democrazia",
  dictatorship: "alla dittatura",
  venus: "a Venere",
  mars: "a Marte",
};
