import { findGame } from "@sofala/catalog";
import type { ChatMessage, ServerMessage } from "@sofala/protocol";
import { expect, test } from "vitest";
import { Blocks } from "../social/blocks.ts";
import type { LogEntry, Timeline } from "../timeline/timeline.ts";
import { runToEnd } from "../fairness/time-slicer.ts";
import type { Subscriber } from "./subscriber-list.ts";
import { Subscribers } from "./subscribers.ts";
import type { Services } from "./services.ts";
import { initialTimeline } from "./table-state.ts";
import type { StoredTable } from "./stored-table.ts";
import { startedContext, personHolder, START } from "./testing/contexts.ts";

interface TestSubscriber extends Subscriber {
  readonly messages: ServerMessage[];
}

function testSubscriber(name: string): TestSubscriber {
  const messages: ServerMessage[] = [];
  return {
    person: name,
    views: false,
    legal: false,
    messages,
    receive: (text) => messages.push(JSON.parse(String(text)) as ServerMessage),
    end: () => {},
  };
}

const SERVICES = {
  findGameVersion: findGame,
  now: () => START,
  blocks: new Blocks(),
  heartbeat: { outages: [] },
  presence: { setPresent: () => {} },
};

/** A table at which Ben and Cleo sit, followed by these people. */
function subscribersAt(
  change: Partial<StoredTable>,
  followers: readonly TestSubscriber[],
): Subscribers {
  const { table } = startedContext([personHolder("ben"), personHolder("cleo")]);
  const services = SERVICES as unknown as Services;
  const loaded = { table: { ...table, ...change }, entries: [], orders: new Map() };
  const made = new Subscribers(services, loaded);
  for (const each of followers) made.subscribe(each, 0);
  return made;
}

test("only the owner is sent the invitation, also where the owner is a spectator", () => {
  const [owner, stranger] = [testSubscriber("ann"), testSubscriber("eve")];
  const table = subscribersAt({ owner: "ann" }, [owner, stranger]);
  // Both are sent the table again.
  table.subscribe(testSubscriber("ben"), 0);
  const invitations = ({ messages }: TestSubscriber) =>
    messages.flatMap((each) => (each.kind === "table" ? [each.table.invite] : []));
  expect(invitations(owner)).toEqual(["invite", "invite"]);
  expect(invitations(stranger)).toEqual([undefined, undefined]);
});

test("whoever was let in by an invitation that was replaced since is told nothing", () => {
  const ended: string[] = [];
  const late = { ...testSubscriber("eve"), invite: "old", end: (why: string) => ended.push(why) };
  const table = subscribersAt({ owner: "ann", visibility: "invited", invite: "new" }, [late]);
  expect(late.messages).toEqual([]);
  expect(ended).toEqual(["notAdmitted"]);
  expect(table.subscribers.isEmpty).toBe(true);
  table.subscribe({ ...late, invite: "new" }, 0);
  expect(late.messages.map(({ kind }) => kind)).toEqual(["table", "entries"]);
});

test("at a table with a delay, only players are sent chat at once", () => {
  const [player, spectator] = [testSubscriber("ben"), testSubscriber("eve")];
  const { settings } = startedContext([personHolder("ben"), personHolder("cleo")]).table;
  const message: ChatMessage = { number: 1, at: START, person: "cleo", name: "cleo", words: "hi" };
  const isSent = (delay: number) => {
    const table = subscribersAt({ settings: { ...settings, delay } }, [player, spectator]);
    table.broadcastChat(message);
    return [player, spectator].map(({ messages }) => messages.at(-1)?.kind === "chat");
  };
  expect(isSent(0)).toEqual([true, true]);
  expect(isSent(60)).toEqual([true, false]);
});

test("time in which nobody could play does not bring spectators of a table with a delay nearer to the present", () => {
  const { table } = startedContext([personHolder("ben"), personHolder("cleo")]);
  const first = initialTimeline({ findGameVersion: findGame }, table);
  const entries = longLog(first, 1).map((entry) => ({ entry, at: START, actor: "0" }));
  const outage = { began: START + 10_000, ended: START + 3_600_000 };
  let now = outage.ended;
  const services = { ...SERVICES, now: () => now, heartbeat: { outages: [outage] } };
  const late = { ...table, settings: { ...table.settings, delay: 60 } };
  const loaded = { table: late, entries, orders: new Map() };
  const made = new Subscribers(services as unknown as Services, loaded);
  expect(made.visibleEntryCount("eve")).toBe(0);
  expect(made.nextSpectatorUpdateAt).toBe(outage.ended + 50_000);
  now = outage.ended + 50_000;
  made.updateSpectators();
  expect(made.visibleEntryCount("eve")).toBe(1);
});

test("what is asked about the end of a long log is told without playing it from the beginning", () => {
  const { timeline, table, now } = startedContext([personHolder("ben"), personHolder("cleo")]);
  let moves = 0;
  const game = {
    ...timeline.game,
    applyMove: (...args: Parameters<typeof timeline.game.applyMove>) => {
      moves++;
      return timeline.game.applyMove(...args);
    },
  };
  const first = initialTimeline({ findGameVersion: findGame }, table);
  const entries = longLog(first, 200).map((entry) => ({ entry, at: now, actor: "0" }));
  const services = { ...SERVICES, findGameVersion: () => game } as unknown as Services;
  const made = new Subscribers(services, { table, entries, orders: new Map() });
  moves = 0;
  const ben = testSubscriber("ben");
  made.subscribe(ben, 199);
  const told = ben.messages.find(({ kind }) => kind === "entries");
  expect(told).toMatchObject({ entries: [{ seq: 199 }], standing: { entries: 200 } });
  expect(moves).toBeLessThanOrEqual(64);
  moves = 0;
  expect(runToEnd(made.timelineAtInSteps(195, 0))?.log.length).toBe(195);
  expect(moves).toBeLessThanOrEqual(64);
});

test("whoever is not admitted any more once a long log is told to them is sent away", () => {
  const { table, now } = startedContext([personHolder("ben"), personHolder("cleo")]);
  const first = initialTimeline({ findGameVersion: findGame }, table);
  const entries = longLog(first, 3).map((entry) => ({ entry, at: now, actor: "0" }));
  const invited = { ...table, visibility: "invited", invite: "old" } as const;
  const services = SERVICES as unknown as Services;
  const made = new Subscribers(services, { table: invited, entries, orders: new Map() });
  const reasons: string[] = [];
  const eve = {
    ...testSubscriber("eve"),
    invite: "old",
    end: (why: string) => void reasons.push(why),
  };
  const work = made.subscribeInSteps(eve, 0);
  expect(work.next().done).toBe(false);
  made.table = { ...made.table, invite: "new" };
  made.dropUnauthorized();
  runToEnd(work);
  expect(reasons).toEqual(["notAdmitted"]);
  expect(eve.messages).toEqual([]);
  expect(made.subscribers.isEmpty).toBe(true);
});

test("a table that goes on from a long record is played once when it begins, however many look on", () => {
  const { timeline, table, now } = startedContext([personHolder("ben"), personHolder("cleo")]);
  const first = initialTimeline({ findGameVersion: findGame }, table);
  const entries = longLog(first, 40).map((entry) => ({ entry, at: now, actor: "0" }));
  let moves = 0;
  const game = {
    ...timeline.game,
    applyMove: (...args: Parameters<typeof timeline.game.applyMove>) => {
      moves++;
      return timeline.game.applyMove(...args);
    },
  };
  const services = { ...SERVICES, findGameVersion: () => game } as unknown as Services;
  const { startedAt, ...rest } = table;
  const open = { ...rest, status: "open" } as const;
  const made = new (class extends Subscribers {
    begin() {
      const { table: before } = this;
      this.table = { ...before, status: "running", startedAt: startedAt ?? START };
      this.broadcastChanges(before, [], this.timeline.log.length);
    }
  })(services, { table: open, entries, orders: new Map() });
  const followers = ["ben", "cleo", "eve"].flatMap((name) =>
    [true, false].map((views) => ({ ...testSubscriber(name), views })),
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
function longLog(play: Timeline, entries: number): readonly LogEntry[] {
  while (play.log.length < entries) {
    const [seat = 0] = play.toAct;
    const undo = play.undoFor(seat);
    const [move] = play.game.legalMoves(play.state, seat);
    if (move === undefined) throw new Error("no move");
    play.replay(undo ?? { kind: "move", actor: seat, move });
  }
  return play.log;
}
