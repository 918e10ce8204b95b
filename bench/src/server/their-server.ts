/** boardgame.io's server in its own process, with its storage in files. */
import type { AddressInfo } from "node:net";
import boardgameIo from "boardgame.io/dist/cjs/server.js";
import { giftsOf } from "../yardsticks/boardgame-io.ts";
import { serveCalls } from "./helper-process.ts";
import { processorSeconds } from "./usage.ts";

/** The number of moves to the middle of a random game of two players. */
const HALFWAY = 70;

const { FlatFile, Server } = boardgameIo;

const functions = {
  /** Starts with its files in this folder and returns the port. */
  async start(folder: string): Promise<number> {
    const server = Server({
      games: [{ ...giftsOf(2, HALFWAY), name: "gifts" }],
      db: new FlatFile({ dir: folder }),
      origins: [/localhost/u],
    });
    const { appServer } = await server.run({ port: 0 });
    return (appServer.address() as AddressInfo).port;
  },
  processorSeconds,
};

export type TheirServer = typeof functions;

serveCalls(functions);
