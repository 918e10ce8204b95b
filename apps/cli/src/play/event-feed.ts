import type { ActiveMove, GameTypes, Observer, Seat } from "@sofala/engine";
import { terminalUiOf } from "../games/registry.ts";
import type { Session } from "./session.ts";

/** The people at the keyboard, and the events each of them has seen. */
export class EventFeed {
  readonly #session: Session;
  readonly #isSharedKeyboard: boolean;
  readonly #shownUntil = new Map<Observer, number>();
  #observer: Observer | undefined;

  constructor(session: Session, people: readonly Seat[]) {
    this.#session = session;
    const [only, second] = people;
    this.#isSharedKeyboard =
      terminalUiOf(session.game).hasHiddenInformation && second !== undefined;
    if (!terminalUiOf(session.game).hasHiddenInformation) this.#observer = "spectator";
    else if (second === undefined) this.#observer = only;
    // A resumed game does not repeat its old events.
    for (const seat of people) this.#shownUntil.set(seat, session.length);
    this.#shownUntil.set("spectator", session.length);
  }

  /** The person at the screen; undefined until the first one is called. */
  get observer(): Observer | undefined {
    return this.#observer;
  }

  /** True if the keyboard must be passed on before this seat's secrets are shown. */
  needsHandover(seat: Seat): boolean {
    return this.#isSharedKeyboard && this.#observer !== seat;
  }

  setObserver(seat: Seat): void {
    this.#observer = seat;
  }

  /** Sentences for the events that the person at the keyboard has not seen yet. */
  newEvents(): readonly string[] {
    if (this.#observer === undefined) return [];
    const seenCount = this.#shownUntil.get(this.#observer) ?? 0;
    this.#shownUntil.set(this.#observer, this.#session.length);
    return this.#sentencesOf(this.#session.activeMoves.filter(({ seq }) => seq >= seenCount));
  }

  /** Sentences for the latest events. */
  lastEvents(most: number): readonly string[] {
    return this.#sentencesOf(this.#session.activeMoves).slice(-most);
  }

  #sentencesOf(moves: readonly ActiveMove[]): readonly string[] {
    const { game, names } = this.#session;
    const observer = this.#observer ?? "spectator";
    const { sentences } = terminalUiOf(game);
    const sentenceOf = (event: GameTypes["seenEvent"]) => sentences.event(event, names);
    return moves.flatMap(({ events = [] }) => game.eventsFor(events, observer).map(sentenceOf));
  }
}
