import type { MediterraneanLaterText } from "../../../en/mediterranean/web/later.ts";

export const facts: MediterraneanLaterText["facts"] = {
  topic: { government: "Per governo", religion: "Per religione" },
  government: { democracy: "Democrazia", dictatorship: "Dittatura" },
  religion: { mars: "Marte", venus: "Venere" },
};
