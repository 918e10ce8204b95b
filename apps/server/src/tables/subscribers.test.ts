import { findGame } from "@sofala/catalog";
import type { ChatMessage, ServerMessage } from "@sofala/protocol";
import { expect, test } from "vitest";
import { Apart } from "../social/blocks.ts";
import type { LogEntry, Play } from "../timeline/timeline.ts";
import { atOnce } from "../fairness/time-slicer.ts";
import type { Listener } from "./subscriber-list.ts";
import { Gathering } from "./subscribers.ts";
import type { Services } from "./services.ts";
import { beginningOf } from "./table-state.ts";
import type { StoredTable } from "./stored-table.ts";
import { begun, person, START } from "./testing/contexts.ts";

interface Follower extends Listener {
  readonly messages: ServerMessage[];
}

function follower(name: string): Follower {
  const messages: ServerMessage[] = [];
  return {
    person: name,
    views: false,
    legal: false,
    messages,
    hear: (text) => messages.push(JSON.parse(String(text)) as ServerMessage),
    end: () => {},
  };
}

const SERVICES = {
  gameAt: findGame,
  now: () => START,
  apart: new Apart(),
  vigil: { pauses: [] },
  visits: { note: () => {} },
};

/** A table at which Ben and Cleo sit, followed by these people. */
function gathering(change: Partial<StoredTable>, followers: readonly Follower[]): Gathering {
  const { table } = begun([person("ben"), person("cleo")]);
  const services = SERVICES as unknown as Services;
  const loaded = { table: { ...table, ...change }, entries: [], orders: new Map() };
  const made = new Gathering(services, loaded);
  for (const each of followers) made.subscribe(each, 0);
  return made;
}

test("only the owner is sent the invitation, also where the owner is a spectator", () => {
  const [owner, stranger] = [follower("ann"), follower("eve")];
  const table = gathering({ owner: "ann" }, [owner, stranger]);
  // Both are sent the table again.
  table.subscribe(follower("ben"), 0);
  const invitations = ({ messages }: Follower) =>
    messages.flatMap((each) => (each.kind === "table" ? [each.table.invite] : []));
  expect(invitations(owner)).toEqual(["invite", "invite"]);
  expect(invitations(stranger)).toEqual([undefined, undefined]);
});

test("whoever was let in by an invitation that was replaced since is told nothing", () => {
  const ended: string[] = [];
  const late = { ...follower("eve"), invite: "old", end: (why: string) => ended.push(why) };
  const table = gathering({ owner: "ann", visibility: "invited", invite: "new" }, [late]);
  expect(late.messages).toEqual([]);
  expect(ended).toEqual(["notAdmitted"]);
  expect(table.audience.isEmpty).toBe(true);
  table.subscribe({ ...late, invite: "new" }, 0);
  expect(late.messages.map(({ kind }) => kind)).toEqual(["table", "entries"]);
});

test("at a table with a delay, only players are sent chat at once", () => {
  const [player, spectator] = [follower("ben"), follower("eve")];
  const { terms } = begun([person("ben"), person("cleo")]).table;
  const message: ChatMessage = { number: 1, at: START, person: "cleo", name: "cleo", words: "hi" };
  const isSent = (delay: number) => {
    const table = gathering({ terms: { ...terms, delay } }, [player, spectator]);
    table.tellChat(message);
    return [player, spectator].map(({ messages }) => messages.at(-1)?.kind === "chat");
  };
  expect(isSent(0)).toEqual([true, true]);
  expect(isSent(60)).toEqual([true, false]);
});

test("time in which nobody could play does not bring spectators of a table with a delay nearer to the present", () => {
  const { table } = begun([person("ben"), person("cleo")]);
  const first = beginningOf({ gameAt: findGame }, table);
  const entries = longLog(first, 1).map((entry) => ({ entry, at: START, actor: "0" }));
  const outage = { began: START + 10_000, ended: START + 3_600_000 };
  let now = outage.ended;
  const services = { ...SERVICES, now: () => now, vigil: { pauses: [outage] } };
  const late = { ...table, terms: { ...table.terms, delay: 60 } };
  const loaded = { table: late, entries, orders: new Map() };
  const made = new Gathering(services as unknown as Services, loaded);
  expect(made.entriesFor("eve")).toBe(0);
  expect(made.shownNext).toBe(outage.ended + 50_000);
  now = outage.ended + 50_000;
  made.showSpectators();
  expect(made.entriesFor("eve")).toBe(1);
});

test("what is asked about the end of a long log is told without playing it from the beginning", () => {
  const { play, table, now } = begun([person("ben"), person("cleo")]);
  let moves = 0;
  const game = {
    ...play.game,
    applyMove: (...args: Parameters<typeof play.game.applyMove>) => {
      moves++;
      return play.game.applyMove(...args);
    },
  };
  const first = beginningOf({ gameAt: findGame }, table);
  const entries = longLog(first, 200).map((entry) => ({ entry, at: now, actor: "0" }));
  const services = { ...SERVICES, gameAt: () => game } as unknown as Services;
  const made = new Gathering(services, { table, entries, orders: new Map() });
  moves = 0;
  const ben = follower("ben");
  made.subscribe(ben, 199);
  const told = ben.messages.find(({ kind }) => kind === "entries");
  expect(told).toMatchObject({ entries: [{ seq: 199 }], standing: { entries: 200 } });
  expect(moves).toBeLessThanOrEqual(64);
  moves = 0;
  expect(atOnce(made.momentWork(195, 0))?.log.length).toBe(195);
  expect(moves).toBeLessThanOrEqual(64);
});

test("whoever is not admitted any more once a long log is told to them is sent away", () => {
  const { table, now } = begun([person("ben"), person("cleo")]);
  const first = beginningOf({ gameAt: findGame }, table);
  const entries = longLog(first, 3).map((entry) => ({ entry, at: now, actor: "0" }));
  const invited = { ...table, visibility: "invited", invite: "old" } as const;
  const services = SERVICES as unknown as Services;
  const made = new Gathering(services, { table: invited, entries, orders: new Map() });
  const reasons: string[] = [];
  const eve = { ...follower("eve"), invite: "old", end: (why: string) => void reasons.push(why) };
  const work = made.subscribeWork(eve, 0);
  expect(work.next().done).toBe(false);
  made.table = { ...made.table, invite: "new" };
  made.checkAdmission();
  atOnce(work);
  expect(reasons).toEqual(["notAdmitted"]);
  expect(eve.messages).toEqual([]);
  expect(made.audience.isEmpty).toBe(true);
});

test("a table that goes on from a long record is played once when it begins, however many look on", () => {
  const { play, table, now } = begun([person("ben"), person("cleo")]);
  const first = beginningOf({ gameAt: findGame }, table);
  const entries = longLog(first, 40).map((entry) => ({ entry, at: now, actor: "0" }));
  let moves = 0;
  const game = {
    ...play.game,
    applyMove: (...args: Parameters<typeof play.game.applyMove>) => {
      moves++;
      return play.game.applyMove(...args);
    },
  };
  const services = { ...SERVICES, gameAt: () => game } as unknown as Services;
  const { started, ...rest } = table;
  const open = { ...rest, status: "open" } as const;
  const made = new (class extends Gathering {
    begin() {
      const { table: before } = this;
      this.table = { ...before, status: "running", started: started ?? START };
      this.tellNews(before, [], this.play.log.length);
    }
  })(services, { table: open, entries, orders: new Map() });
  const followers = ["ben", "cleo", "eve"].flatMap((name) =>
    [true, false].map((views) => ({ ...follower(name), views })),
  );
  for (const each of followers) made.subscribe(each, 0);
  moves = 0;
  made.begin();
  expect(moves).toBeLessThanOrEqual(40);
  for (const { messages } of followers) {
    const told = messages.findLast(({ kind }) => kind === "entries");
    expect(told?.kind === "entries" ? told.entries.map(({ seq }) => seq) : []).toEqual(
      entries.map((_, seq) => seq),
    );
  }
});

/** First legal moves; whoever has a turn open takes its last move back where the turn would end. */
function longLog(play: Play, entries: number): readonly LogEntry[] {
  while (play.log.length < entries) {
    const [seat = 0] = play.toAct;
    const undo = play.ownUndo(seat);
    const [move] = play.game.legalMoves(play.state, seat);
    if (move === undefined) throw new Error("no move");
    play.follow(undo ?? { kind: "move", actor: seat, move });
  }
  return play.log;
}
