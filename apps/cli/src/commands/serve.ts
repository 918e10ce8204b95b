import { readConfig, SETTINGS } from "@sofala/server/config";
import { reportError, parseCommandLine, type Command } from "../command.ts";
import { ROOT } from "../root.ts";

export const serve: Command = {
  name: "serve",
  summary: "run the server: tables, the API and the web app",
  help: `Usage: sofala serve

Runs the server until a signal stops it; docs/hosting.md explains how to keep it
running. Serves the web app if "npm run build" has built it. Logs
are lines of JSON on standard output.

Settings are read from the environment:

${settingsHelp()}

Relative paths start from Sofala's folder, or from the working directory if
this is a copy of the build.
On SIGTERM, SIGINT or SIGHUP the server saves everything and notifies everybody
before it stops; a second signal stops it immediately.

Exit code: 0 when a signal stopped it, 1 when it cannot start, 2 when a setting
is invalid.`,

  async run(args, context) {
    const line = parseCommandLine(args, {});
    if (!line.ok) return reportError(context, line.error);
    if (line.value.positionals.length > 0) {
      return reportError(context, { exitCode: 2, message: '"sofala serve" takes no arguments.' });
    }
    const config = readConfig(process.env, ROOT);
    if (!config.ok) return reportError(context, { exitCode: 2, message: config.error });
    // Other commands do not wait for the server's libraries.
    const [server, { builtSite }] = await Promise.all([
      import("@sofala/server"),
      import("@sofala/web/site"),
    ]);
    const logger = server.createLogger(config.value.logLevel);
    const site = builtSite();
    if (site === undefined) logger.warn("the web app is not built (npm run build): API only");
    const ended = server.waitForShutdownSignal(process);
    try {
      const running = await server.serve(config.value, { logger, ...(site && { site }) });
      logger.info({ port: running.port }, "ready");
      await ended;
      logger.info("stopping");
      await running.close();
      logger.info("stopped");
      return 0;
    } catch (error) {
      if (!(error instanceof server.StartupError)) throw error;
      return reportError(context, { exitCode: 1, message: error.message });
    }
  },
};

function settingsHelp(): string {
  const width = Math.max(...SETTINGS.map(({ name }) => name.length));
  return SETTINGS.map(({ name, defaultValue, description }) => {
    const otherwise = defaultValue === "" ? "" : ` [${defaultValue}]`;
    return `  ${name.padEnd(width)}  ${description}${otherwise}`;
  }).join("\n");
}
