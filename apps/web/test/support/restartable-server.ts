import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, serve, type RunningServer, type ServeDeps } from "@sofala/server";

/** A server that can be stopped and started again with its data and port. */
export class RestartableServer {
  private readonly folder = mkdtempSync(join(tmpdir(), "sofala-web-"));
  private running: RunningServer | undefined;
  private port = 0;

  async start(deps: ServeDeps = {}): Promise<void> {
    const config = readConfig(
      { LOG_LEVEL: "error", RATE_LIMIT: "0", BACKUP_TO: "off" },
      this.folder,
    );
    if (!config.ok) throw new Error(config.error);
    const { folder, port } = this;
    const database = join(folder, "sofala.sqlite");
    const place = { host: "127.0.0.1", port, database, botThreads: 1, botPauseFactor: 0 };
    this.running = await serve({ ...config.value, ...place }, deps);
    this.port = this.running.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    await this.running?.close();
    this.running = undefined;
  }

  /** Runs what is due: timeouts, and delayed views of spectators. */
  async tick(): Promise<void> {
    await this.running?.tables.tick();
  }

  async delete(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
