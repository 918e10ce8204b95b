/** The goods cards: what is printed on both halves, and how many there are. */
import type { Edition, GoodData } from "../edition.ts";

/** Each basic good has the same eighteen bottoms. */
const BASIC_BOTTOMS: GoodData["bottoms"] = {
  democracy: 3,
  dictatorship: 3,
  venus: 3,
  mars: 3,
  prosperity: 2,
  poverty: 3,
  depression: 1,
};
/** Spices and gold have the same twelve. */
const LUXURY_BOTTOMS: GoodData["bottoms"] = {
  democracy: 2,
  dictatorship: 2,
  venus: 2,
  mars: 2,
  prosperity: 1,
  poverty: 1,
  barbarians: 2,
};

export const GOODS: Edition["goods"] = {
  grain: {
    tier: "basic",
    deck: "grain",
    bottoms: BASIC_BOTTOMS,
    shown: ["democracy"],
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  wool: {
    tier: "basic",
    deck: "wool",
    bottoms: BASIC_BOTTOMS,
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  timber: {
    tier: "basic",
    deck: "timber",
    bottoms: BASIC_BOTTOMS,
    shown: ["democracy", "poverty"],
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  ore: {
    tier: "basic",
    deck: "ore",
    bottoms: BASIC_BOTTOMS,
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  salt: {
    tier: "basic",
    deck: "salt",
    bottoms: BASIC_BOTTOMS,
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  art: {
    tier: "civic",
    deck: "civic",
    bottoms: { democracy: 7, corruption: 1, barbarians: 2, barbarianFury: 2 },
    promotes: "democracy",
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  slaves: {
    tier: "civic",
    deck: "civic",
    bottoms: { dictatorship: 7, slaveRevolt: 1, barbarians: 2, barbarianFury: 2 },
    promotes: "dictatorship",
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  dye: {
    tier: "civic",
    deck: "civic",
    bottoms: { venus: 7, marsZealots: 1, barbarians: 2, barbarianFury: 2 },
    shown: ["venus", "marsZealots"],
    promotes: "venus",
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  wine: {
    tier: "civic",
    deck: "civic",
    bottoms: { mars: 7, venusZealots: 1, barbarians: 2, barbarianFury: 2 },
    shown: ["barbarianFury"],
    promotes: "mars",
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  spices: {
    tier: "luxury",
    deck: "luxury",
    bottoms: LUXURY_BOTTOMS,
    shown: ["prosperity"],
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  gold: {
    tier: "luxury",
    deck: "luxury",
    bottoms: LUXURY_BOTTOMS,
    source: "rulebook",
    fieldSource: { bottoms: "reconstructed" },
  },
  piracy: {
    tier: "luxury",
    deck: "luxury",
    bottoms: { piracy: 1 },
    shown: ["piracy"],
    source: "rulebook",
  },
};

export const BOTTOMS: Edition["bottoms"] = {
  democracy: { effect: { government: 1 }, mayWarehouse: true, source: "rulebook" },
  dictatorship: { effect: { government: -1 }, mayWarehouse: true, source: "rulebook" },
  venus: { effect: { religion: 1 }, mayWarehouse: true, source: "rulebook" },
  mars: { effect: { religion: -1 }, mayWarehouse: true, source: "rulebook" },
  prosperity: { effect: { vp: 1 }, mayWarehouse: true, source: "rulebook" },
  poverty: { effect: { happiness: -1 }, mayWarehouse: true, source: "rulebook" },
  depression: { effect: { happiness: -2 }, mayWarehouse: false, source: "rulebook" },
  barbarians: { effect: { safety: -1 }, mayWarehouse: true, source: "rulebook" },
  barbarianFury: { effect: { safety: -2 }, mayWarehouse: false, source: "rulebook" },
  marsZealots: {
    effect: { religion: -1, happiness: -1 },
    mayWarehouse: false,
    source: "rulebook",
    fieldSource: { "effect.happiness": "reconstructed" },
  },
  venusZealots: {
    effect: { religion: 1, happiness: -1 },
    mayWarehouse: false,
    source: "reconstructed",
  },
  corruption: {
    effect: { government: -1, happiness: -1 },
    mayWarehouse: false,
    source: "rulebook",
    fieldSource: { effect: "reconstructed" },
  },
  slaveRevolt: {
    effect: { government: 1, happiness: -1 },
    mayWarehouse: false,
    source: "rulebook",
    fieldSource: { effect: "reconstructed" },
  },
  piracy: { effect: {}, mayWarehouse: false, source: "rulebook" },
};

/** Money for one, two, three … cards of a good. */
export const SET_VALUES: Edition["setValues"] = {
  basic: { value: [1, 3, 6, 10, 15, 21, 28], source: "rulebook" },
  civic: { value: [2, 5, 9, 14, 20, 27], source: "rulebook" },
  luxury: { value: [3, 8, 15, 24, 35], source: "rulebook" },
};
