import { computed, signal } from "@preact/signals";
import type { Observer, Seat } from "@sofala/engine";
import { mediterranean, type Mediterranean, type SeatView } from "@sofala/mediterranean";
import { problem } from "@sofala/protocol";
import { latest, type Past } from "../../../local/moments.ts";
import type { NotMade, PartTime, Sight, Told } from "../../../local/hidden-info-table.ts";
import type { Player, StoredGame } from "../../../store/stored-game.ts";
import type { Eyes, LookedAt } from "./hidden-info-replay.ts";

/** A game that is known whole, to be looked at. */
export class ReplaySight implements LookedAt {
  readonly id: string;
  readonly game = mediterranean;
  readonly players: readonly Player[];
  readonly isRemote = false;
  readonly me = signal<Seat | undefined>(undefined);
  readonly time = signal<PartTime | undefined>(undefined);
  readonly moments: readonly Past<Mediterranean>[];
  readonly lookingAt = signal<number | undefined>(undefined);
  readonly at = computed(() => this.moment.value.number);
  readonly choices: readonly Eyes[];
  readonly eyes = signal<Eyes>("spectator");
  readonly isOver: boolean;
  readonly observer = computed((): Observer => {
    const eyes = this.eyes.value;
    return eyes === "open" ? "spectator" : eyes;
  });
  readonly sight = computed((): Sight<Mediterranean> => {
    const moment = this.moment.value;
    return { number: moment.number, view: moment.viewOf(this.observer.value) };
  });
  readonly toldInAll = computed(() => this.toldTo(this.eyes.value));
  /** Up to the moment: every move but the beginning is told of. */
  readonly told = computed(() => this.toldInAll.value.slice(0, this.moment.value.number));
  private readonly moment = computed(
    () => this.moments[this.lookingAt.value ?? Infinity] ?? latest(this.moments),
  );
  private readonly known = new Map<Eyes, readonly Told<Mediterranean>[]>();

  constructor(
    { id, players }: Pick<StoredGame, "id" | "players">,
    moments: readonly Past<Mediterranean>[],
  ) {
    this.id = id;
    this.players = players;
    this.moments = moments;
    this.isOver = latest(moments).toAct.length === 0;
    this.choices = eyesFor(players, this.isOver);
    this.eyes.value = this.choices[0] ?? "spectator";
  }

  cardsOf(seat: Seat): SeatView | undefined {
    const eyes = this.eyes.value;
    const moment = this.moment.value;
    return eyes === "open" || eyes === seat ? moment.viewOf(seat).seats[seat] : undefined;
  }

  async decide(): Promise<NotMade<Mediterranean>> {
    return { failure: problem("seat/not-seated") };
  }

  close(): void {}

  private toldTo(eyes: Eyes): readonly Told<Mediterranean>[] {
    const told =
      this.known.get(eyes) ??
      this.moments.flatMap((moment) => moment.toldTo(observerOf(eyes, moment)) ?? []);
    this.known.set(eyes, told);
    return told;
  }
}

/** With all hands open a deal is told as those who made it saw it. */
function observerOf(eyes: Eyes, { last }: Past<Mediterranean>): Observer {
  if (eyes !== "open") return eyes;
  const isDeal = last?.move.kind === "accept" && typeof last.actor === "number";
  return isDeal && typeof last.actor === "number" ? last.actor : "spectator";
}

/** Before the end nobody sees more than at the table: several people at one device see what is open to all. */
export function eyesFor(
  players: readonly Pick<Player, "kind">[],
  isOver: boolean,
): readonly Eyes[] {
  const seats = players.map((_, seat) => seat);
  if (isOver) return ["open", ...seats];
  const people = seats.filter((seat) => players[seat]?.kind === "person");
  const [person] = people;
  return [people.length === 1 && person !== undefined ? person : "spectator"];
}
