import type { ActiveMove, GameTypes, Observer, Seat } from "@sofala/engine";
import { boardOf } from "../games/registry.ts";
import { sentencesOf } from "../game-sentences.ts";
import type { Session } from "./session.ts";

/** Who sits at the keyboard, and what each of those who do has been told. */
export class Hearing {
  readonly #session: Session;
  readonly #isShared: boolean;
  readonly #heard = new Map<Observer, number>();
  #observer: Observer | undefined;

  constructor(session: Session, people: readonly Seat[]) {
    this.#session = session;
    const [only, second] = people;
    this.#isShared = boardOf(session.game).hasSecrets && second !== undefined;
    if (!boardOf(session.game).hasSecrets) this.#observer = "spectator";
    else if (second === undefined) this.#observer = only;
    // A game that is taken up again is not told from its beginning.
    for (const seat of people) this.#heard.set(seat, session.length);
    this.#heard.set("spectator", session.length);
  }

  /** Who looks at the screen; nobody as long as somebody has still to be called. */
  get observer(): Observer | undefined {
    return this.#observer;
  }

  /** Must the keyboard change hands before this seat sees its own? */
  isAway(seat: Seat): boolean {
    return this.#isShared && this.#observer !== seat;
  }

  sitDown(seat: Seat): void {
    this.#observer = seat;
  }

  /** What has happened since the one at the keyboard was last told, in sentences. */
  news(): readonly string[] {
    if (this.#observer === undefined) return [];
    const heard = this.#heard.get(this.#observer) ?? 0;
    this.#heard.set(this.#observer, this.#session.length);
    return this.#told(this.#session.activeMoves.filter(({ seq }) => seq >= heard));
  }

  /** The latest events, in sentences. */
  log(most: number): readonly string[] {
    return this.#told(this.#session.activeMoves).slice(-most);
  }

  #told(moves: readonly ActiveMove[]): readonly string[] {
    const { game, names } = this.#session;
    const observer = this.#observer ?? "spectator";
    const say = (event: GameTypes["seenEvent"]) => sentencesOf(game).event(event, names);
    return moves.flatMap(({ events = [] }) => game.eventsFor(events, observer).map(say));
  }
}
