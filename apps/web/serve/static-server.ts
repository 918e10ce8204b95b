import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { siteHandler } from "./site-handler.ts";
import type { Site } from "./site.ts";

/** A running server of a site. */
export interface StaticServer {
  readonly port: number;
  /** Serves another build from now on. */
  replaceSite(site: Site): void;
  /** Ends all connections. */
  close(): Promise<void>;
}

/** Starts to listen; rejects with the system's error if the port is not available. Port 0 is any free one. */
export function serveSite(first: Site, host: string, port: number): Promise<StaticServer> {
  let handle = siteHandler(first);
  const server = createServer((request, response) => handle(request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        replaceSite(next) {
          handle = siteHandler(next);
        },
        close: () => closeServer(server),
      });
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
