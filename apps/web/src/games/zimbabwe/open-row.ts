import { zimbabweRules } from "@sofala/zimbabwe";
import { rowOpener } from "../../local/open-row.ts";

export const loadGame = async () => (await import("./game-rules.ts")).zimbabwe;

/** Opens stored games of The Great Zimbabwe. */
export const openRow = rowOpener([zimbabweRules], loadGame);
