import type { ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";

export const empire: ZimbabweText["empire"] = {
  kilwa: "Kilwa",
  mutapa: "Mutapa",
  zulu: "Zulu",
  lozi: "Lozi",
  mapungubwe: "Mapungubwe",
};
