import { describeLateEnds } from "./describe-late-ends.ts";

describeLateEnds("a table with a delay", async () => ({}));
