import { mediterranean, type BuildingId, type Move, type State } from "@sofala/mediterranean";
import { LEARNER, anyOfKind } from "../../../../table/tutorial/lesson.ts";
import { BRUNO, CHIARA, DARIO, lesson } from "../lesson.ts";
import { repliesReady } from "../script.ts";

export const purchases = lesson("purchases", {
  rules: "buying",
  steps: [
    {
      kind: "read",
      textKey: "shop",
      highlight: { panels: ["board"] },
      replies: [repliesReady(BRUNO), repliesReady(CHIARA), repliesReady(DARIO)],
    },
    {
      kind: "move",
      textKey: "develop",
      highlight: { panels: ["board"] },
      hint: () => ({ kind: "develop", card: "S01" }),
      accepts: anyOfKind("develop"),
      nudge: () => "develop",
    },
    {
      kind: "move",
      textKey: "build",
      highlight: { panels: ["board"] },
      hint: (state) => legalOf(state).find((move) => isOwnBuilding(state, move)),
      accepts: ({ move, before }) => isOwnBuilding(before, move),
      nudge: ({ move }) => (move.kind === "build" ? "ability" : "build"),
    },
    {
      kind: "move",
      textKey: "vp",
      highlight: { panels: ["board"] },
      hint: () => ({ kind: "buy-vp", vp: 1 }),
      accepts: anyOfKind("buy-vp"),
      nudge: () => "vp",
    },
    {
      kind: "move",
      textKey: "done",
      highlight: { panels: ["bar"] },
      hint: () => ({ kind: "ready" }),
      accepts: ({ move, before }) =>
        move.kind === "ready" ||
        move.kind === "buy-vp" ||
        move.kind === "develop" ||
        isOwnBuilding(before, move),
      until: ({ phase }) => phase !== "purchasing",
      nudge: ({ move }) => (move.kind === "build" ? "ability" : "done"),
    },
  ],
});

export const civic = lesson("civic", {
  rules: "flips",
  steps: [
    {
      kind: "move",
      textKey: "use",
      highlight: { panels: ["bar"] },
      hint: (state) =>
        legalOf(state).find(({ kind }) => kind === "use-ability") ?? { kind: "ready" },
      accepts: ({ move, before }) =>
        move.kind === "use-ability" || (move.kind === "ready" && hasUsed(before)),
      until: ({ part }) => part !== "abilities",
      nudge: () => "use",
      replies: [repliesReady(BRUNO), repliesReady(CHIARA), repliesReady(DARIO)],
    },
    { kind: "read", textKey: "flips", highlight: { panels: ["bar"] } },
    {
      kind: "move",
      textKey: "keep",
      highlight: { panels: ["bar"] },
      hint: () => ({ kind: "ready" }),
      accepts: anyOfKind("ready"),
      nudge: () => "flip",
    },
  ],
});

export const winning = lesson("winning", {
  rules: "stated",
  steps: [
    { kind: "read", textKey: "six", highlight: { panels: ["seats"] } },
    { kind: "read", textKey: "stated" },
  ],
});

const legalOf = (state: State): readonly Move[] => [...mediterranean.legalMoves(state, LEARNER)];

const hasUsed = ({ players }: State): boolean => (players[LEARNER]?.used.length ?? 0) > 0;

/** True if the move builds a building with an ability for its owner. */
const isOwnBuilding = (state: State, move: Move): boolean =>
  move.kind === "build" && isForOwner(state, move.building);

function isForOwner({ edition }: State, building: BuildingId): boolean {
  const kind = edition.buildings[building]?.ability.kind;
  return kind === "arrows" || kind === "bonus";
}
