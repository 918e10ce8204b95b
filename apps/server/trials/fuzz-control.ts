import { findGameVersion } from "@sofala/catalog";
import { dice, isSameJson, Timeline } from "@sofala/engine";
import { Client, type TableSocketClient } from "../test/support/client.ts";

/** A table of two people that must not be affected by the fuzzing. */
export class ControlTable {
  readonly id: string;
  readonly #people: readonly TableSocketClient[];
  /** The same game without disturbance. */
  readonly #undisturbed: Timeline;
  readonly #chance = dice("control");

  private constructor(id: string, people: readonly TableSocketClient[], play: Timeline) {
    this.id = id;
    this.#people = people;
    this.#undisturbed = play;
  }

  static async open(url: string, seed: string): Promise<ControlTable> {
    const game = findGameVersion("zimbabwe", 1);
    if (game === undefined) throw new Error("no such game");
    const options = game.parseOptions({ roundLimit: 60 });
    if (!options.ok) throw new Error(options.error.reason);
    const [ann, ben] = [await Client.guest(url, "Control A"), await Client.guest(url, "Control B")];
    const record = {
      format: "sofala-record/1",
      game: game.id,
      rules: game.rulesVersion,
      seed,
      moves: [],
      players: ["Control A", "Control B"],
      options: options.value,
    };
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ann.createTable({ game: game.id, seats, record, visibility: "public" });
    await ben.command(id, "join", {});
    await ann.command(id, "start", {});
    const people = [await ann.socket(id, { legal: true }), await ben.socket(id, { legal: true })];
    return new ControlTable(id, people, new Timeline(game, game.setup(seed, 2, options.value)));
  }

  get isOver(): boolean {
    return this.#undisturbed.isOver;
  }

  /** Makes one move; returns a difference to the undisturbed game. */
  async step(): Promise<string | undefined> {
    const play = this.#undisturbed;
    const [seat] = play.toAct;
    if (seat === undefined) return undefined;
    const { game } = play;
    const move = game.simulation.anyMove(play.state, seat, this.#chance);
    play.replay({ kind: "move", actor: seat, move });
    const count = play.log.length;
    const answer = await this.#people[seat]?.command("move", {
      key: `control-${count}`,
      move: { ...move },
    });
    if (answer === undefined || !("seq" in answer) || answer.seq !== count - 1) {
      return `move ${count} was answered ${JSON.stringify(answer)}`;
    }
    for (const [observer, socket] of this.#people.entries()) {
      await socket.until(() => socket.snapshot.entryCount === count);
      const { toAct, view, legal } = socket.snapshot;
      const isToAct = play.toAct.includes(observer);
      const expected = {
        toAct: play.toAct,
        view: play.view(observer),
        ...(isToAct ? { legal: [...game.legalMoves(play.state, observer)] } : {}),
      };
      if (!isSameJson({ toAct, view, ...(legal && { legal }) }, expected)) {
        return `seat ${observer} has another view after ${count} moves`;
      }
      // Messages are dropped, so that they do not count as the server's memory.
      socket.messages.splice(0, socket.messages.length - 1);
    }
    return undefined;
  }

  close(): void {
    for (const socket of this.#people) socket.close();
  }
}
