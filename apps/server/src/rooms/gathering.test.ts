import { findGame } from "@sofala/catalog";
import type { ChatMessage, ServerMessage } from "@sofala/protocol";
import { expect, test } from "vitest";
import { Apart } from "../company/apart.ts";
import type { Listener } from "./audience.ts";
import { Gathering } from "./gathering.ts";
import type { Services } from "./services.ts";
import type { StoredTable } from "./stored-table.ts";
import { begun, person, START } from "./testing/scenes.ts";

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
    hear: (text) => messages.push(JSON.parse(text) as ServerMessage),
    end: () => {},
  };
}

/** A table at which Ben and Cleo sit, followed by these people. */
function gathering(change: Partial<StoredTable>, followers: readonly Follower[]): Gathering {
  const { table } = begun([person("ben"), person("cleo")]);
  const services = {
    gameAt: findGame,
    now: () => START,
    apart: new Apart(),
    vigil: { pauses: [] },
    visits: { note: () => {} },
  } as unknown as Services;
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
