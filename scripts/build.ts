/** `npm run build`: builds the web app and the server if they changed. */
import { join } from "node:path";
import { buildServer } from "./src/build-server.ts";
import { BuildError } from "./src/bundle.ts";

try {
  await buildServer(join(import.meta.dirname, ".."));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
