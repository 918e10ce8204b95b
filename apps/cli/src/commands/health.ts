import { readConfig } from "@sofala/server/config";
import { parseCommandLine, reportError, type Command } from "../command.ts";
import { ROOT } from "../root.ts";

export const health: Command = {
  name: "health",
  summary: "ask the server on this machine whether it is ready, for containers",
  help: `Usage: sofala health

Asks the server at HOST and PORT whether it and its database are ready.

Exit code: 0 ready, 1 not ready, 2 bad input or an invalid setting.`,

  async run(args, context) {
    const line = parseCommandLine(args, {});
    if (!line.ok) return reportError(context, line.error);
    const config = readConfig(process.env, ROOT);
    if (!config.ok) return reportError(context, { exitCode: 2, message: config.error });
    const { host, port } = config.value;
    if (port === undefined) {
      return reportError(context, { exitCode: 2, message: "Set PORT to the port of the server." });
    }
    const { askHealth, localHostOf } = await import("@sofala/server/doctor");
    const status = await askHealth(localHostOf(host), port);
    await context.terminal.print(status ?? `No server answers at port ${port}.`);
    return status === "ok" || status === "damaged" ? 0 : 1;
  },
};
