import type { PlayedMove } from "@sofala/engine/testing";
import { zimbabwe, type God, type Options, type Zimbabwe } from "../src/index.ts";
import { tableOf } from "./golden-play.ts";
import { adores, cardsOf, craftAt, isFar, lowers, payments, type Theme } from "./golden-theme.ts";

const eightWith = (...gods: readonly God[]): readonly God[] =>
  [...new Set([...gods, ...COMPANY])].slice(0, 8);
const COMPANY: readonly God[] = [
  "engai",
  "gu",
  "elegua",
  "xango",
  "qamata",
  "dziva",
  "shadipinyi",
  "eshu",
];

const ofGod = (
  god: God,
  players: number,
  pins: string,
  shows: (play: PlayedMove<Zimbabwe>) => boolean,
  options: Options = {},
): Theme => ({
  name: `god-${god}`,
  pins,
  players,
  options: { gods: eightWith(god), ...options },
  wishes: { gods: [god] },
  shows,
});

/** A game for every god, in which its gift matters. */
export const GOD_THEMES: readonly Theme[] = [
  ofGod(
    "anansi",
    2,
    "Anansi pays 1 for a good that costs more (R 7.5, Q 7.8).",
    (play) =>
      adores(play, "anansi") &&
      payments(play).some(
        ({ cattle, recipient }) =>
          recipient.to === "technology" &&
          cattle < (cardsOf(play, recipient.seat)[recipient.craftsman]?.price ?? 0),
      ),
  ),
  ofGod(
    "atete",
    3,
    "Atete puts a second marker on a resource (R 7.5, Q 7.7).",
    (play) => adores(play, "atete") && Object.values(tableOf(play.after).used).includes(2),
  ),
  ofGod(
    "dziva",
    4,
    "Dziva lowers a price (R 6.7).",
    (play) => play.move.kind === "set-prices" && lowers(play, play.move),
  ),
  ofGod(
    "elegua",
    5,
    "Elegua's first gift of a round comes from the stock (R 5.4, Q 4.12).",
    ({ events }) => events.some((event) => event.kind === "gift-given" && event.fromStock > 0),
  ),
  ofGod("engai", 2, "Engai gives 2 more cattle with every revenue (R 12.2).", ({ after, events }) =>
    events.some(
      (event) =>
        event.kind === "revenue-collected" && tableOf(after).seats[event.seat]?.god === "engai",
    ),
  ),
  ofGod(
    "eshu",
    3,
    "Eshu raises with a craftsman more than 3 steps away, without hubs (R 3.2).",
    (play) => adores(play, "eshu") && play.move.kind === "raise-monument" && isFar(play, play.move),
  ),
  ofGod(
    "gu",
    4,
    "Gu makes technology cards count 1 VR, new ones too (R 7.4, Q 6.10).",
    (play) => adores(play, "gu") && play.events.some(({ kind }) => kind === "technology-taken"),
  ),
  ofGod("obatala", 5, "Obatala builds two monuments in one action (R 9.2).", ({ before, move }) => {
    const { turn } = tableOf(before) as { turn?: { built: number } };
    return move.kind === "build-monument" && turn?.built === 1;
  }),
  ofGod("qamata", 4, "Qamata collects the hubs of others (R 11.6, Q 2.8).", (play) =>
    payments(play).some(({ seat, recipient }) => recipient.to === "god" && recipient.seat !== seat),
  ),
  ofGod(
    "shadipinyi",
    3,
    "Shadipinyi's plaque receives before all others (R 5.2, Q 4.11).",
    ({ before, events }) =>
      events.some(
        (event) =>
          event.kind === "gift-given" &&
          event.plaques.length > tableOf(before).seats.length &&
          (event.plaques[0] ?? 0) > 0,
      ),
  ),
  ofGod("tsui-goab", 4, "Tsui-Goab raises with two goods of one kind (R 11.3, Q 7.4).", (play) => {
    if (play.move.kind !== "raise-monument") return false;
    const crafts = play.move.goods.map(({ craftsman }) => craftAt(play, craftsman));
    return new Set(crafts).size < crafts.length;
  }),
  ofGod(
    "xango",
    2,
    "Xango wins where VP - VR are equal, against more VP (R 13.2, Q 8.2).",
    ({ after }) => {
      const [[first = -1] = [], [second = -1] = []] = zimbabwe.result(after) ?? [];
      const seats = tableOf(after).seats as readonly { god?: God; vr?: number; vp?: number }[];
      const [winner, loser] = [seats[first], seats[second]];
      const over = (seat: typeof winner) => (seat?.vp ?? 0) - (seat?.vr ?? 0);
      return (
        winner?.god === "xango" &&
        over(winner) === over(loser) &&
        (winner.vp ?? 0) < (loser?.vp ?? 0)
      );
    },
    { roundLimit: 3 },
  ),
];
