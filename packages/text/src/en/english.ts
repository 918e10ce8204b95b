import type { Language } from "../language.ts";
import { mediterranean } from "./mediterranean/mediterranean.ts";
import { zimbabwe } from "./zimbabwe/zimbabwe.ts";

export const english: Language = { zimbabwe, mediterranean };
