/** Preloaded into a server: sets its protocol version to the environment variable PROTOCOL_VERSION. */
import { registerHooks } from "node:module";

const DECLARED = /const PROTOCOL_VERSION = \d+;/u;
const spoken = `const PROTOCOL_VERSION = ${Number(process.env["PROTOCOL_VERSION"])};`;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/packages/protocol/src/version.ts")) return loaded;
    const source = Buffer.from(loaded.source as Buffer).toString();
    if (!DECLARED.test(source)) throw new Error(`${url} declares no version`);
    return { ...loaded, source: source.replace(DECLARED, spoken) };
  },
});
