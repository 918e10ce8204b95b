/** `npm run soak -- mutants`: see `tryMutants`. */
import { tryMutants } from "@sofala/engine/testing/mutation";
import { SUBJECT } from "./mutants.ts";

await tryMutants(SUBJECT);
