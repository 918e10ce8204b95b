import { BUILDERS } from "./golden-builders.ts";
import { SUFFERERS } from "./golden-sufferers.ts";
import type { Theme } from "./golden-theme.ts";
import { TRADERS } from "./golden-traders.ts";

export const THEMES: readonly Theme[] = [...BUILDERS, ...TRADERS, ...SUFFERERS];
