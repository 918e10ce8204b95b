/** Numbers that belong to no card or board. */
import type { Edition } from "../edition.ts";

export const RULES: Edition["rules"] = {
  turns: { value: 6, source: "rulebook" },
  startingVp: { value: 5, source: "rulebook" },
  startingMoney: { value: 0, source: "reconstructed" },
  cubesPerPlayer: { value: 15, source: "rulebook" },
  civicPairLimit: { value: 2, source: "rulebook" },
  developmentsPerTurn: { value: 6, source: "rulebook" },
  indecisionPenaltyVp: { value: 5, source: "rulebook" },
  bankProsperityFactor: { value: 3, source: "rulebook" },
  armySafety: { value: 2, source: "rulebook" },
  colosseumHappiness: { value: 2, source: "reconstructed" },
  tradeSeconds: { value: 240, source: "rulebook" },
  tradeGraceSeconds: { value: 10, source: "rulebook" },
  tradeWarningsSeconds: { value: [60, 30], source: "rulebook" },
  hintPenaltyMaxVp: { value: 5, source: "rulebook" },
  wonderVp: { value: 3, source: "rulebook" },
  throwsToWin: { value: 5, source: "rulebook" },
  ageOfTurn: { value: ["stone", "stone", "stone", "bronze", "bronze", "iron"], source: "rulebook" },
};
