/** `npm run build`: builds the web app if it changed, for `sofala serve`. */
import { join } from "node:path";
import { BuildError, buildWeb } from "./src/build-web.ts";

try {
  await buildWeb(join(import.meta.dirname, ".."));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
