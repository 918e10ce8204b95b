import { describeGameContract } from "@sofala/engine/testing";
import { trials } from "@sofala/engine/testing/trials";
import { mediterranean, type Options } from "@sofala/mediterranean";
import * as fc from "fast-check";
import { permuteSecrets } from "./support/permute-secrets.ts";

const options = fc
  .record(
    {
      tradeSeconds: fc.constantFrom(0, 240),
      tradeGraceSeconds: fc.constantFrom(0, 10),
      crossing: fc.constantFrom("twoZeros", "sharedZero"),
      handTypes: fc.constantFrom("hidden", "open"),
      pledges: fc.constantFrom("binding", "talk"),
      publicVp: fc.boolean(),
      tradeVp: fc.boolean(),
      market: fc.constantFrom("open", "rounds"),
    },
    { requiredKeys: [] },
  )
  .map((some): Options => {
    const all = mediterranean.parseOptions(some);
    if (!all.ok) throw new Error(all.error.reason);
    return all.value;
  });

describeGameContract(mediterranean, {
  options,
  permuteSecrets,
  maxMoves: 20_000,
  runs: trials(2, 20),
});
