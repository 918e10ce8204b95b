import type { Mutant } from "../../../scripts/src/mutation/mutant.ts";

/** Mistakes in the server that tests must detect. */
export const MUTANTS: readonly Mutant[] = [
  {
    breaks: "authorization",
    what: "Over a socket, anybody may start the game of somebody else's table.",
    find: `if (access === "owner" && state.table.owner !== id) return problem("table/not-owner");`,
    put: `if (access === "owner" && state.table.owner === "") return problem("table/not-owner");`,
  },
  {
    breaks: "authorization",
    what: "Operator routes are open to everybody but programs.",
    find: `if (person.role !== "operator") return refuse("person/not-operator");`,
    put: `if (person.role === "program") return refuse("person/not-operator");`,
  },
  {
    breaks: "authorization",
    what: "A token that an operator made for a program may use operator routes.",
    find: `return requestToken?.kind === "device" ? ok(identity) : refuse("person/token-not-allowed");`,
    put: `return requestToken?.kind !== undefined ? ok(identity) : refuse("person/token-not-allowed");`,
  },
  {
    breaks: "authorization",
    what: "Every guest sees tables that are for invited people only.",
    find: `return isParticipant || isOperator === true || (invite === code && !isBlocked);`,
    put: `return isParticipant || isOperator !== undefined || (invite === code && !isBlocked);`,
  },
  {
    breaks: "authorization",
    what: "Somebody who came with an invitation that was replaced still gets messages of the table.",
    find: `if (changed.includes("seats") || changed.includes("invite")) this.dropUnauthorized();`,
    put: `if (changed.includes("seats")) this.dropUnauthorized();`,
  },
  {
    breaks: "authorization",
    what: "Visitors who are not signed in find unlisted tables in the list.",
    find: `is.and([is("visibility", "=", "public"), is("owner", "<>", EXHIBITION_OWNER)])`,
    put: `is.and([is("visibility", "<>", "invited"), is("owner", "<>", EXHIBITION_OWNER)])`,
  },
  {
    breaks: "privacy",
    what: "Everybody at a table can read the notes of the person who wrote first.",
    find: `
      await database.query
        .selectFrom("notes")
        .select("text")
        .where("table_id", "=", table)
        .where("person", "=", person)
        .executeTakeFirst()`,
    put: `
      await database.query
        .selectFrom("notes")
        .select("text")
        .where("table_id", "=", table)
        .executeTakeFirst()`,
  },
  {
    breaks: "privacy",
    what: "The seed is visible during the game.",
    find: `status === "over" ? { deal: { seed: table.seed, salt: table.salt } } : {}`,
    put: `status !== "open" ? { deal: { seed: table.seed, salt: table.salt } } : {}`,
  },
  {
    breaks: "privacy",
    what: "Spectators get the message that was made for the owner, with the invitation in it.",
    find: "return `${this.#state.observerOf(person)} ${this.#state.table.owner === person}`;",
    put: "return `${this.#state.observerOf(person)}`;",
  },
  {
    breaks: "privacy",
    what: "In a game with secrets everybody gets the view of the person who connected first.",
    find: "return hasOpenInformation && !subscriber.legal ? `${subscriber.views}` : this.#groupKey(subscriber);",
    put: "return !subscriber.legal ? `${subscriber.views}` : this.#groupKey(subscriber);",
  },
  {
    breaks: "privacy",
    what: "A reset link that was sent to the old e-mail address still works.",
    find: `
      await database.commit({
        mustChange: [],
        mayChange: [deleteOneTimeTokensQuery(database, person, "password-reset")],
      });`,
    put: `await database.commit({ mustChange: [], mayChange: [] });`,
  },
  {
    breaks: "blocks",
    what: "A block works in one direction only.",
    find: `return this.hasBlocked(person, other) || this.hasBlocked(other, person);`,
    put: `return this.hasBlocked(person, other);`,
  },
  {
    breaks: "blocks",
    what: "Chat of a blocked person is shown to the person who blocked them.",
    find: `
      this.#list.broadcast(
        (subscriber) => (isRecipient(subscriber) && isNotBlocked(subscriber) ? "all" : undefined),
        () => ({ kind: "chat", messages: [message] }),
      );`,
    put: `
      this.#list.broadcast(
        (subscriber) => (isRecipient(subscriber) ? "all" : undefined),
        () => ({ kind: "chat", messages: [message] }),
      );`,
  },
  {
    breaks: "spectators",
    what: "The delay of spectators is read as milliseconds.",
    find: `return addUncoveredTime(at, settings.delay * 1000, outages);`,
    put: `return addUncoveredTime(at, settings.delay, outages);`,
  },
  {
    breaks: "spectators",
    what: "Spectators of a delayed table read chat as soon as it is written.",
    find: `const isRecipient = this.#state.table.settings.delay === 0 ? () => true : this.#isSeated;`,
    put: `const isRecipient = this.#state.table.settings.delay >= 0 ? () => true : this.#isSeated;`,
  },
  {
    breaks: "spectators",
    what: "Spectators of a delayed table can download the record as soon as players can.",
    find: `if (!liveTable.state.isOverFor(observer)) return refuse("record/not-published");`,
    put: `if (!liveTable.state.isOverFor(0)) return refuse("record/not-published");`,
  },
  {
    breaks: "spectators",
    what: "Ratings show how a game ended before spectators of a delayed table see it.",
    find: `
      const visible = ended.find(
        (table) => (table.ended_at ?? 0) + spectatorDelayMs(table.settings) <= now(),
      );`,
    put: `const visible = ended.find((table) => (table.ended_at ?? 0) <= now());`,
  },
  {
    breaks: "clocks",
    what: "The time bank is charged from the first second of a turn.",
    find: `
      bank.map((left, seat) =>
        Math.max(0, left - Math.max(0, (spentBySeat[seat] ?? 0) - (allotted[seat] ?? 0))),
      )`,
    put: `bank.map((left, seat) => Math.max(0, left - Math.max(0, spentBySeat[seat] ?? 0)))`,
  },
  {
    breaks: "clocks",
    what: "Players are charged for the time in which the service was down.",
    find: `const spent = (own) => passed - coveredTime(at, now, [...outages, ...own]);`,
    put: `const spent = (own) => passed - coveredTime(at, now, [...own]);`,
  },
  {
    breaks: "clocks",
    what: "Undoing a move and making it again gives the full time again.",
    find: `const completesDecision = closesTurn || (isPerMove && moveCount > clock.reached);`,
    put: `const completesDecision = closesTurn || (isPerMove && moveCount >= clock.reached);`,
  },
  {
    breaks: "clocks",
    what: "A player is out of time although there is time in the bank.",
    find: `({ allotted, bank }, seat) => allotted[seat] === 0 && bank[seat] === 0`,
    put: `({ allotted, bank }, seat) => allotted[seat] === 0 && bank[seat] !== undefined`,
  },
  {
    breaks: "clocks",
    what: "If several clocks run, the server waits for the last deadline, not the first.",
    find: `
      const ends = expiryTimes(clock);
      return ends.length === 0 ? undefined : Math.min(...ends);`,
    put: `
      const ends = expiryTimes(clock);
      return ends.length === 0 ? undefined : Math.max(...ends);`,
  },
  {
    breaks: "undo",
    what: "A proposal is carried out as soon as one of the others agrees.",
    find: `return table.seats.some((_, seat) => isAsked(seat) && !acceptedBy.includes(seat));`,
    put: `return table.seats.some((_, seat) => isAsked(seat) && acceptedBy.length === 0);`,
  },
  {
    breaks: "bots",
    what: "A bot moves for a player who has taken the seat back while it was thinking.",
    find: `
      return isPersonPlaying || isStale
        ? refuse("seat/not-handed-over")
        : decideMove(context, seat, move);`,
    put: `return isStale ? refuse("seat/not-handed-over") : decideMove(context, seat, move);`,
  },
  {
    breaks: "acknowledgement",
    what: "A command is acknowledged before it is stored.",
    find: `
      const { table: before } = state;
      const outcome = await this.#store(decision.value);
      if (outcome === "stored") {
        return charge(() => {
          state.applyDecision(decision.value);
          const entryCount = state.timeline.log.length;
          acknowledge(ok({ entryCount, ...(applied.length === 0 ? {} : { seq }) }));
          subscribers.broadcastChanges(before, applied, seq);
          this.#notify({ isOurs: true, ...this.#changeMessage(seq, change) });
        });
      }`,
    put: `
      const { table: before } = state;
      const entryCount = seq + applied.length;
      acknowledge(ok({ entryCount, ...(applied.length === 0 ? {} : { seq }) }));
      const outcome = await this.#store(decision.value);
      if (outcome === "stored") {
        return charge(() => {
          state.applyDecision(decision.value);
          subscribers.broadcastChanges(before, applied, seq);
          this.#notify({ isOurs: true, ...this.#changeMessage(seq, change) });
        });
      }`,
  },
  {
    breaks: "acknowledgement",
    what: "A command is acknowledged although nobody knows whether it was stored.",
    find: `
      if (error instanceof CommitConflict) return "conflict";
      if (error instanceof CommitUncertain) return "uncertain";
      throw error;`,
    put: `
      if (error instanceof CommitConflict) return "conflict";
      if (error instanceof CommitUncertain) return "stored";
      throw error;`,
  },
  {
    breaks: "acknowledgement",
    what: "A command that was sent again is applied twice if somebody moved in between.",
    find: `
      for (let seq = entries.length - 1; seq >= 0; seq--) {
        if (entries[seq]?.key === key && entries[seq]?.actor === actor) return seq;
      }`,
    put: `
      for (let seq = entries.length - 1; seq >= entries.length - 1; seq--) {
        if (entries[seq]?.key === key && entries[seq]?.actor === actor) return seq;
      }`,
  },
  {
    breaks: "storage",
    what: "A change is stored although another node has changed the table since.",
    find: `
      const row = preparedQuery(query, queryKey, [...Object.values(columns), id, revision], () =>
        query.updateTable("tables").set(columns).where("id", "=", id).where("revision", "=", revision),
      );`,
    put: `
      const row = preparedQuery(query, queryKey, [...Object.values(columns), id], () =>
        query.updateTable("tables").set(columns).where("id", "=", id),
      );`,
  },
  {
    breaks: "nodes",
    what: "The next change that another node announces is ignored.",
    find: `announced !== undefined && announced.revision > liveTable.state.table.revision`,
    put: `announced !== undefined && announced.revision > liveTable.state.table.revision + 1`,
  },
  {
    breaks: "nodes",
    what: "A change that was made to another log is applied.",
    find: `const isSameLog = seq === entries.length && lastEntryMark === entryMark(entries.at(-1));`,
    put: `const isSameLog = seq === entries.length || lastEntryMark === entryMark(entries.at(-1));`,
  },
  {
    breaks: "nodes",
    what: "After a lost message of another node the missing changes are never loaded.",
    find: `if (this.#pendingChanges.hasNewerThan(this.#state.table)) await this.syncNow();`,
    put: `if (!this.#pendingChanges.hasNewerThan(this.#state.table)) await this.syncNow();`,
  },
  {
    breaks: "nodes",
    what: "When a table was reloaded, its subscribers are sent nothing.",
    find: `
      this.#state.reset({ ...loaded, timeline });
      this.#subscribers.broadcastAll();`,
    put: `this.#state.reset({ ...loaded, timeline });`,
  },
  {
    breaks: "nodes",
    what: "A dead node keeps its leases of tables.",
    find: `
      is
        .selectFrom("heartbeats")
        .select("heartbeats.at")
        .whereRef("heartbeats.node", "=", "leases.node")
        .where("heartbeats.at", ">", aliveSince)`,
    put: `
      is
        .selectFrom("heartbeats")
        .select("heartbeats.at")
        .whereRef("heartbeats.node", "=", "leases.node")`,
  },
  {
    breaks: "limits",
    what: "Nodes overwrite each other's counts of requests.",
    find: `
      conflict.column("key").doUpdateSet((row) => ({
        count: row("rate_limits.count", "+", row.ref("excluded.count")),
      }))`,
    put: `conflict.column("key").doUpdateSet((row) => ({ count: row.ref("excluded.count") }))`,
  },
  {
    breaks: "limits",
    what: "The messages of a socket are not counted.",
    find: `this.#messageAllowance = Math.min(messageBurst, this.#messageAllowance) - 1;`,
    put: `this.#messageAllowance = Math.min(messageBurst, this.#messageAllowance);`,
  },
  {
    breaks: "accounts",
    what: "Wrong passwords are never counted beyond the first.",
    find: `const failures = isFresh ? 1 : row.failures + 1;`,
    put: `const failures = isFresh ? 1 : row.failures;`,
  },
  {
    breaks: "accounts",
    what: "A one-time link works after it has expired.",
    find: `if (row === undefined || row.expires_at <= now) return undefined;`,
    put: `if (row === undefined) return undefined;`,
  },
  {
    breaks: "accounts",
    what: "Two requests at the same time can use the same one-time link.",
    find: `
      try {
        await database.commit({ mustChange: [consumeOneTimeTokenQuery(database, secret)] });
        return token;
      } catch (error) {
        if (error instanceof CommitConflict) return undefined;
        throw error;
      }`,
    put: `
      try {
        await database.commit({ mustChange: [consumeOneTimeTokenQuery(database, secret)] });
        return token;
      } catch (error) {
        if (error instanceof CommitConflict) return token;
        throw error;
      }`,
  },
  {
    breaks: "accounts",
    what: "Other devices stay signed in when the password is changed.",
    find: `
      account.passwordHash === undefined
        ? []
        : [endSessionsQuery(database, person.id, false, requestToken?.hash)]`,
    put: `
      account.passwordHash !== undefined
        ? []
        : [endSessionsQuery(database, person.id, false, requestToken?.hash)]`,
  },
  {
    breaks: "ratings",
    what: "A player who is ranked after a tie gets too good a place.",
    find: `return { place: at === -1 ? null : above + 1, tiedCount: ranking[at]?.length ?? 1 };`,
    put: `return { place: at === -1 ? null : at + 1, tiedCount: ranking[at]?.length ?? 1 };`,
  },
  {
    breaks: "ratings",
    what: "Of two players who resigned, the first one is ranked higher.",
    find: `seats.toReversed().map((seat) => [seat])`,
    put: `seats.map((seat) => [seat])`,
  },
  {
    breaks: "ratings",
    what: "A recount adds all games to the ratings that were there before.",
    find: `[
      query
        .updateTable("tables")
        .set((all) => ({ rated_at: all.neg("rated_at") }))
        .where("rated_at", ">", 0)
        .compile(),
      query.deleteFrom("results").compile(),
      query.deleteFrom("ratings").compile(),
    ]`,
    put: `[
      query
        .updateTable("tables")
        .set((all) => ({ rated_at: all.neg("rated_at") }))
        .where("rated_at", ">", 0)
        .compile(),
      query.deleteFrom("results").compile(),
    ]`,
  },
  {
    breaks: "notifications",
    what: "A notification is sent again every minute.",
    find: `
      query.updateTable("outbox").set({ due_at: null, sent_at: now }).where("id", "in", ids).compile()`,
    put: `query.updateTable("outbox").set({ sent_at: now }).where("id", "in", ids).compile()`,
  },
  {
    breaks: "notifications",
    what: "What was waiting to be sent is sent although the person has unsubscribed.",
    find: `if (!preferences.isEnabled || !preferences.kinds.includes(kind)) return STALE;`,
    put: `if (!preferences.kinds.includes(kind)) return STALE;`,
  },
  {
    breaks: "archives",
    what: "A signature covers only the record of an archive.",
    find: `return Buffer.from(DOMAIN_PREFIX + canonicalJson(rest));`,
    put: `return Buffer.from(DOMAIN_PREFIX + canonicalJson("record" in rest ? rest.record : rest));`,
  },
  {
    breaks: "archives",
    what: "An archive with anybody's signature is accepted as the server's.",
    find: `const isTrusted = signature !== undefined && trusted?.includes(signature.key) === true;`,
    put: `const isTrusted = signature !== undefined && trusted !== undefined;`,
  },
  {
    breaks: "archives",
    what: "A private key that was replaced stays in the database.",
    find: `[generateKey(now), { ...toPublicKey(current), until: now }, ...older]`,
    put: `[generateKey(now), { ...current, until: now }, ...older]`,
  },
  {
    breaks: "limits",
    what: "A seat may make any number of moves in one round.",
    find: `const isFull = all >= LOG_LIMITS.seat || inRound >= LOG_LIMITS.seatInRound;`,
    put: `const isFull = all >= LOG_LIMITS.seat;`,
  },
  {
    breaks: "limits",
    what: "An address that used up its share of the main thread is still served.",
    find: `return budget.queue.length === 0 && budget.leftMs > limits.burstMs - limits.unqueuedMs;`,
    put: `return budget.queue.length === 0;`,
  },
  {
    breaks: "limits",
    what: "An earlier moment of a game is replayed from the beginning.",
    within: "timelineAtInSteps",
    find: `const replayed = timeline.copyAtOrBefore(entries);`,
    put: `const replayed = timeline.fromStart();`,
  },
  {
    breaks: "limits",
    what: "The data that waits for slow readers at one table is not limited.",
    find: `if (total <= this.#limits.total && atTable <= this.#limits.perTable) continue;`,
    put: `if (total <= this.#limits.total) continue;`,
  },
];
