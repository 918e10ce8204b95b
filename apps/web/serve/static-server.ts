import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { siteHandler } from "./site-handler.ts";
import type { Site } from "./site.ts";

/** A site that is being served. */
export interface StaticServer {
  readonly port: number;
  /** Serves another build from now on. */
  show(site: Site): void;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Listens; rejects with the system's error where the port cannot be had. Port 0 is any free one. */
export function serveSite(first: Site, host: string, port: number): Promise<StaticServer> {
  let answer = siteHandler(first);
  const server = createServer((request, response) => answer(request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        show(next) {
          answer = siteHandler(next);
        },
        close: () => closed(server),
      });
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
