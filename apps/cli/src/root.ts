import { join } from "node:path";

/** The folder of this checkout. */
export const ROOT = join(import.meta.dirname, "../../..");
