import type { ZimbabweLaterText } from "../../../en/zimbabwe/web/later.ts";

export const facts: ZimbabweLaterText["facts"] = {
  topic: { empire: "Per impero", god: "Per divinità" },
  noGod: "Nessuna divinità",
};
