import type { Bot } from "@sofala/bots";
import { games } from "@sofala/catalog";
import type { GameTypes } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { shops } from "../../test/mediterranean/fixtures.ts";
import type { AnyGame } from "../command.ts";
import { Opponents } from "./opponents.ts";
import { Session } from "./session.ts";

const game = games.find(({ id }) => id === "mediterranean") as AnyGame;
const READY = { kind: "ready" };
const buy = (vp: number) => ({ kind: "buy-vp", vp });

/** Four seats that buy at the same time, with bots that always want the same move. */
function table(nextMove: GameTypes["move"] | undefined) {
  const state = game.fromPosition(shops, "");
  if (!state.ok) throw new Error(state.error.reason);
  const players = ["Ann", "Ben", "Cleo", "Dora"];
  const session = new Session({ game, players, options: {}, position: shops }, state.value);
  const received: string[] = [];
  const bot: Bot<GameTypes> = {
    game: game.id,
    level: "steady",
    createPlayer: (seat) => ({
      observe: (events) => received.push(...events.map(({ kind }) => `${seat} ${kind}`)),
      think: () => [{ move: nextMove, simulations: 1 }],
      close: () => received.push(`${seat} leaves`),
    }),
  };
  const seats = new Map([1, 2].map((seat) => [seat, bot]));
  return { session, received, opponents: new Opponents(session, seats, "seed") };
}

describe("the bots at a table", () => {
  test("move when nobody else does", () => {
    const { opponents, session } = table(buy(1));
    for (const seat of [0, 3]) session.play(seat, READY);
    const [actor, move] = opponents.next();
    expect(opponents.seats).toContain(actor);
    expect(move).toEqual(buy(1));
  });

  test("wait until the time is up", () => {
    const { opponents, session } = table(undefined);
    for (const seat of [0, 3]) session.play(seat, READY);
    const [actor, move] = opponents.next();
    expect([actor, move.kind]).toEqual(["clock", "time-up"]);
    expect(session.play(actor, move).ok).toBe(true);
  });

  test("reconsider when they were ready, if there is something to do", () => {
    const eager = table(buy(1));
    eager.session.play(1, READY);
    expect(eager.opponents.reconsider(1)).toEqual([{ kind: "unready" }, buy(1)]);
    const content = table(READY);
    content.session.play(1, READY);
    expect(content.opponents.reconsider(1)).toEqual([]);
    expect(content.opponents.decide(2)).toEqual(READY);
  });

  test("observe events, and start again after an undo", () => {
    const { opponents, session, received } = table(READY);
    session.play(0, buy(2));
    opponents.decide(1);
    const before = [...received];
    expect(before).toContain("1 vp-bought");
    session.undo(0);
    session.play(0, READY);
    opponents.decide(1);
    expect(received.slice(before.length)).toEqual([
      "1 leaves",
      "2 leaves",
      "1 seat-ready",
      "2 seat-ready",
    ]);
  });
});
