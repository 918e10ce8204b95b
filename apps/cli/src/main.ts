import { games } from "@sofala/catalog";
import { internalErrorText, run, INTERNAL_ERROR_EXIT_CODE } from "./cli.ts";
import { processTerminal } from "./terminal.ts";

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE")
    process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exit(error.code === "EPIPE" ? 0 : 2);
});
process.on("uncaughtException", (error) => {
  process.stderr.write(`${internalErrorText(error)}\n`);
  process.exit(INTERNAL_ERROR_EXIT_CODE);
});

process.exitCode = await run(process.argv.slice(2), { terminal: processTerminal(), games });
