import type { ZimbabweText } from "../../games/zimbabwe/zimbabwe-text.ts";
import { refusal } from "./refusals.ts";
import { zimbabwe } from "./zimbabwe.ts";

export const sentences: ZimbabweText = { ...zimbabwe, refusal };
