/** What is printed on the boards: tracks, places for cubes, culture, industries. */
import type { Edition } from "../edition.ts";

export const TRACKS: Edition["tracks"] = {
  government: {
    levels: [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6],
    source: "rulebook",
    fieldSource: { levels: "reconstructed" },
  },
  religion: {
    levels: [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6],
    source: "rulebook",
    fieldSource: { levels: "reconstructed" },
  },
  happiness: {
    min: -12,
    max: 6,
    source: "rulebook",
    fieldSource: { max: "reconstructed", min: "reconstructed" },
  },
  safety: {
    min: -12,
    max: 6,
    source: "rulebook",
    fieldSource: { max: "reconstructed", min: "reconstructed" },
  },
};

export const INDUSTRY_PRICES: Edition["industryPrices"] = [
  { pricePerVp: 4, source: "rulebook" },
  { pricePerVp: 3, source: "reconstructed" },
  { pricePerVp: 2, source: "rulebook" },
  { pricePerVp: 2, bulk: { vp: 2, price: 3 }, source: "reconstructed" },
];

export const AREAS: Edition["areas"] = {
  "farm.grain": {
    start: 1,
    capacity: 1,
    source: "rulebook",
    fieldSource: { capacity: "reconstructed" },
  },
  "farm.wool": {
    start: 1,
    capacity: 1,
    source: "rulebook",
    fieldSource: { capacity: "reconstructed" },
  },
  "farm.timber": {
    start: 1,
    capacity: 1,
    source: "rulebook",
    fieldSource: { capacity: "reconstructed" },
  },
  "farm.ore": {
    start: 1,
    capacity: 1,
    source: "rulebook",
    fieldSource: { capacity: "reconstructed" },
  },
  "farm.salt": {
    start: 1,
    capacity: 1,
    source: "rulebook",
    fieldSource: { capacity: "reconstructed" },
  },
  city: { start: 0, capacity: 6, source: "rulebook", fieldSource: { capacity: "reconstructed" } },
  harbor: { start: 0, capacity: 4, source: "rulebook", fieldSource: { capacity: "reconstructed" } },
  "industry.base": { start: 1, capacity: 1, source: "rulebook" },
  "industry.brewing": { start: 0, capacity: 1, source: "reconstructed" },
  "industry.textiles": { start: 0, capacity: 1, source: "rulebook" },
  "industry.shipbuilding": { start: 0, capacity: 1, source: "rulebook" },
  "industry.arms": { start: 0, capacity: 1, source: "rulebook" },
  "industry.curing": { start: 0, capacity: 1, source: "reconstructed" },
  warehouse: { start: 1, capacity: 2, source: "rulebook" },
  bank: { start: 0, capacity: 1, source: "rulebook" },
  army: { start: 0, capacity: 1, source: "rulebook", fieldSource: { capacity: "reconstructed" } },
  colosseum: {
    start: 0,
    capacity: 1,
    source: "rulebook",
    fieldSource: { capacity: "reconstructed" },
  },
  "wonder.religious": { start: 0, capacity: 1, source: "reconstructed" },
  "wonder.government": { start: 0, capacity: 1, source: "reconstructed" },
  available: { start: 0, capacity: 15, source: "rulebook" },
};

export const STORAGE: Edition["storage"] = { value: [0, 3, 5], source: "rulebook" };

export const ROW_BONUS: Edition["rowBonus"] = {
  value: { letters: { vp: 5 }, drama: { vp: 5 }, sculpture: { vp: 5 } },
  source: "reconstructed",
};

export const COLUMN_BONUS: Edition["columnBonus"] = {
  value: { glory: { vp: 4 }, revels: { vp: 2, happiness: 2 }, guard: { vp: 2, safety: 2 } },
  source: "reconstructed",
};

export const INDUSTRIES: Edition["industries"] = {
  brewing: {
    good: "grain",
    dominance: { vp: 2, happiness: 1 },
    monopoly: { vp: 4, happiness: 1 },
    source: "reconstructed",
  },
  textiles: {
    good: "wool",
    dominance: { vp: 3 },
    monopoly: { vp: 5 },
    source: "rulebook",
    fieldSource: { dominance: "reconstructed" },
  },
  shipbuilding: {
    good: "timber",
    dominance: { vp: 2, safety: 1 },
    monopoly: { vp: 4, safety: 1 },
    source: "rulebook",
    fieldSource: { monopoly: "reconstructed" },
  },
  arms: {
    good: "ore",
    dominance: { vp: 1, safety: 2 },
    monopoly: { vp: 3, safety: 2 },
    source: "rulebook",
    fieldSource: { dominance: "reconstructed", monopoly: "reconstructed" },
  },
  curing: {
    good: "salt",
    dominance: { vp: 1, money: 3 },
    monopoly: { vp: 3, money: 3 },
    source: "reconstructed",
  },
};
