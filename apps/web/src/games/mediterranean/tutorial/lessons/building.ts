import { mediterranean, type BuildingId, type Move, type State } from "@sofala/mediterranean";
import { BRUNO, CHIARA, DARIO, LEARNER, lesson } from "../lesson.ts";
import { saysReady } from "../script.ts";

export const purchases = lesson("purchases", {
  rules: "buying",
  steps: [
    {
      kind: "read",
      say: "shop",
      show: ["board"],
      replies: [saysReady(BRUNO), saysReady(CHIARA), saysReady(DARIO)],
    },
    {
      kind: "move",
      say: "develop",
      show: ["board"],
      hint: () => ({ kind: "develop", card: "S01" }),
      accepts: ({ move }) => move.kind === "develop",
      nudge: () => "develop",
    },
    {
      kind: "move",
      say: "build",
      show: ["board"],
      hint: (state) => legalOf(state).find((move) => isOwnBuilding(state, move)),
      accepts: ({ move, before }) => isOwnBuilding(before, move),
      nudge: ({ move }) => (move.kind === "build" ? "ability" : "build"),
    },
    {
      kind: "move",
      say: "vp",
      show: ["board"],
      hint: () => ({ kind: "buy-vp", vp: 1 }),
      accepts: ({ move }) => move.kind === "buy-vp",
      nudge: () => "vp",
    },
    {
      kind: "move",
      say: "done",
      show: ["bar"],
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
      say: "use",
      show: ["bar"],
      hint: (state) =>
        legalOf(state).find(({ kind }) => kind === "use-ability") ?? { kind: "ready" },
      accepts: ({ move, before }) =>
        move.kind === "use-ability" || (move.kind === "ready" && hasUsed(before)),
      until: ({ part }) => part !== "abilities",
      nudge: () => "use",
      replies: [saysReady(BRUNO), saysReady(CHIARA), saysReady(DARIO)],
    },
    { kind: "read", say: "flips", show: ["bar"] },
    {
      kind: "move",
      say: "keep",
      show: ["bar"],
      hint: () => ({ kind: "ready" }),
      accepts: ({ move }) => move.kind === "ready",
      nudge: () => "flip",
    },
  ],
});

export const winning = lesson("winning", {
  rules: "stated",
  steps: [
    { kind: "read", say: "six", show: ["seats"] },
    { kind: "read", say: "stated" },
  ],
});

const legalOf = (state: State): readonly Move[] => [...mediterranean.legalMoves(state, LEARNER)];

const hasUsed = ({ players }: State): boolean => (players[LEARNER]?.used.length ?? 0) > 0;

/** Is a building with an ability for its owner being built? */
const isOwnBuilding = (state: State, move: Move): boolean =>
  move.kind === "build" && isForOwner(state, move.building);

function isForOwner({ edition }: State, building: BuildingId): boolean {
  const kind = edition.buildings[building]?.ability.kind;
  return kind === "arrows" || kind === "bonus";
}
