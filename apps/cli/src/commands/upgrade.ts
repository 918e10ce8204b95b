import { parseCommandLine, parseInteger, reportError, type Command } from "../command.ts";
import type { Context, ExitCode } from "../command.ts";
import type { UpgradeSite } from "../upgrade/site.ts";

const OPTIONS = {
  link: { type: "string" },
  settings: { type: "string" },
  service: { type: "string" },
  stop: { type: "string" },
  start: { type: "string" },
  watch: { type: "string", default: "60" },
  check: { type: "boolean", default: false },
} as const;

const OPTION_HELP = `  --link PATH       the link through which the service starts Sofala; by default
                    the one that leads to this program, such as /opt/sofala
  --service NAME    the systemd service, by default "sofala"; its settings count
  --stop COMMAND    without systemd: how the server is stopped and started;
  --start COMMAND   settings come from the environment then
  --settings FILE   reads more settings from a file, one NAME=value per line
  --watch SECONDS   how long the started server is watched, by default 60`;

export const upgrade: Command = {
  name: "upgrade",
  summary: "install another version of this server, checked with its database; or go back",
  help: `Usage: sofala upgrade FILE [OPTION…]      sofala-VERSION-PLATFORM.tar.gz
       sofala upgrade                     ends an upgrade that was interrupted

Unpacks the version beside the installed one. Both replay every stored game, each
in its own copy of the database, and must agree on results and positions. Then
stops the server, copies the database, switches, starts the new version and
watches it for a minute. If it is not healthy, the version before comes back.
"sofala rollback" does that later.

It may be killed at any time: "sofala upgrade" ends what it began.

${OPTION_HELP}
  --check           only checks the version; the server goes on running

If SHA256SUMS lies beside FILE, the checksum must be right.
With PostgreSQL, the version before must be able to use the new database.

Exit code: 0 the new version is running (--check: may be installed), 1 it is
not, 2 bad input.`,
  run: (args, context) =>
    withSite(args, context, "upgrade", async (site, file, isCheck) => {
      const steps = await import("../upgrade/upgrade.ts");
      if (file === undefined) {
        await steps.resume(site);
        return 0;
      }
      if (!isCheck) return (await steps.upgrade(site, file)) ? 0 : 1;
      await steps.checkOnly(site, file);
      return 0;
    }),
};

export const rollback: Command = {
  name: "rollback",
  summary: "go back to the version before the last upgrade, with the moves made since",
  help: `Usage: sofala rollback [OPTION…]

Goes back to the version before the last "sofala upgrade". If that version can
use the database as it is, nothing is lost. Otherwise the copy from before comes
back, the moves made since are added to it where the version accepts them, and
it says for which tables it could not. The newer database is kept beside it.

${OPTION_HELP}

Exit code: 0 the version before is running, 1 it is not, 2 bad input.`,
  run: (args, context) =>
    withSite(args, context, "rollback", async (site) => {
      const steps = await import("../upgrade/upgrade.ts");
      await steps.rollback(site);
      return 0;
    }),
};

async function withSite(
  args: readonly string[],
  context: Context,
  command: "upgrade" | "rollback",
  work: (site: UpgradeSite, file: string | undefined, isCheck: boolean) => Promise<ExitCode>,
): Promise<ExitCode> {
  const line = parseCommandLine(args, OPTIONS);
  if (!line.ok) return reportError(context, line.error);
  const { watch, check, ...options } = line.value.values;
  const [file, second] = line.value.positionals;
  const isWrong =
    second !== undefined ||
    (command === "rollback" ? file !== undefined || check : check && file === undefined);
  if (isWrong) {
    const message = `Wrong arguments; "sofala ${command} --help" explains them.`;
    return reportError(context, { exitCode: 2, message });
  }
  const seconds = parseInteger(watch, "--watch", 1, 3600);
  if (!seconds.ok) return reportError(context, seconds.error);
  const [{ findSite }, { UpgradeError }] = await Promise.all([
    import("../upgrade/site.ts"),
    import("../upgrade/upgrade-error.ts"),
  ]);
  try {
    const watchMs = seconds.value * 1000;
    const print = (sentence: string) => context.terminal.print(sentence);
    const site = await findSite({ ...options, startTimeoutMs: watchMs, watchMs }, print);
    return await work(site, file, check);
  } catch (error) {
    if (!(error instanceof UpgradeError) && !isSystemError(error)) throw error;
    context.terminal.printError(error.message);
    return 1;
  }
}

/** For example, a folder that may not be written to. */
const isSystemError = (error: unknown): error is Error =>
  error instanceof Error && "syscall" in error;
