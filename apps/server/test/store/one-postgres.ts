import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startPostgres } from "../../../../scripts/src/postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the test files of a run request their PostgreSQL. */
    readonly postgres: string;
  }
}

/** The response: its URL, or why there is none. */
export type OnePostgres = { readonly url: string } | { readonly missing: string };

/** One PostgreSQL for a run. It starts when a test file requests it, and ends with the run, however the run ends. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startPostgres> | undefined;
  const pool = createServer((_request, response) => {
    starting ??= startPostgres();
    starting.then(
      (started) => response.end(JSON.stringify(started satisfies OnePostgres)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => pool.listen(0, "127.0.0.1", resolve));
  provide("postgres", `http://127.0.0.1:${(pool.address() as AddressInfo).port}`);
  return async () => {
    pool.close();
    const started = await starting?.catch(() => undefined);
    if (started !== undefined && "stop" in started) await started.stop();
  };
}
