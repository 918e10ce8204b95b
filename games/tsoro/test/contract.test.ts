import { join } from "node:path";
import { describeGameContract, describeGolden } from "@sofala/engine/testing";
import { trials } from "@sofala/engine/testing/trials";
import { tsoro } from "@sofala/tsoro";
import * as fc from "fast-check";

describeGameContract(tsoro, { options: fc.constant({}), runs: trials(10, 200), maxDecisions: 60 });
describeGolden(tsoro, join(import.meta.dirname, "golden"));
