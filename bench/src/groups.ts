import type { Group } from "./group.ts";
import { rules } from "./rules/rules.ts";

/** All there are, in the order in which they are measured. */
export const GROUPS: readonly Group[] = [rules];
