import { readConfig } from "@sofala/server/config";
import type { Finding } from "@sofala/server/doctor";
import { parseCommandLine, reportError, type Command } from "../command.ts";
import { ROOT } from "../root.ts";
import { readSettingsFile } from "../settings-file.ts";

const MARKS: { readonly [status in Finding["status"]]: string } = {
  ok: "✓",
  note: "·",
  warning: "!",
  problem: "✗",
};

export const doctor: Command = {
  name: "doctor",
  summary: "check the machine and the settings of a server, and say what to do",
  help: `Usage: sofala doctor [--settings FILE]

Checks whether a server can run here: settings, port, disk, database, clock,
backups, mail, push notifications, and the proxy in front. It sends no mail and changes
nothing. While the server is stopped, it also checks which headers the proxy
adds.

  --settings FILE   reads settings from a file with lines like PORT=8080, as
                    systemd does; they replace those of the environment

Exit code: 0 no problem, 1 a problem, 2 bad input or an invalid setting.`,

  async run(args, context) {
    const line = parseCommandLine(args, { settings: { type: "string" } });
    if (!line.ok) return reportError(context, line.error);
    if (line.value.positionals.length > 0) {
      return reportError(context, { exitCode: 2, message: '"sofala doctor" takes no arguments.' });
    }
    const settings = readSettingsFile(line.value.values.settings);
    if (!settings.ok) return reportError(context, { exitCode: 2, message: settings.error });
    const config = readConfig({ ...process.env, ...settings.value }, ROOT);
    if (!config.ok) return reportError(context, { exitCode: 2, message: config.error });
    const [{ examine }, { builtSite }] = await Promise.all([
      import("@sofala/server/doctor"),
      import("@sofala/web/site"),
    ]);
    let problems = 0;
    const hasSite = builtSite() !== undefined;
    for await (const finding of examine({ config: config.value, hasSite })) {
      if (finding.status === "problem") problems++;
      const { status, subject, sentence } = finding;
      await context.terminal.print(`${MARKS[status]} ${subject}: ${sentence}`);
    }
    await context.terminal.print(
      problems === 0
        ? "No problems found."
        : `${problems} ${problems === 1 ? "problem" : "problems"} found.`,
    );
    return problems === 0 ? 0 : 1;
  },
};
