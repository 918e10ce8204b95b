import type { Mutant } from "../../../scripts/src/mutation/mutant.ts";

/** Mistakes in the server that tests must notice. */
export const MUTANTS: readonly Mutant[] = [
  {
    breaks: "authorization",
    what: "Over a socket, anybody may start the game of somebody else's table.",
    find: `if (who === "owner" && this.#room.table.owner !== id) return problem("table/not-yours");`,
    put: `if (who === "owner" && this.#room.table.owner === "") return problem("table/not-yours");`,
  },
  {
    breaks: "authorization",
    what: "Operator routes are open to everybody but programs.",
    find: `if (person.role !== "operator") return no("person/not-operator");`,
    put: `if (person.role === "program") return no("person/not-operator");`,
  },
  {
    breaks: "authorization",
    what: "A token that an operator made for a program may use operator routes.",
    find: `return session?.kind === "device" ? ok(identity) : no("person/not-a-device");`,
    put: `return session?.kind !== undefined ? ok(identity) : no("person/not-a-device");`,
  },
  {
    breaks: "authorization",
    what: "Every guest sees tables that are for invited people only.",
    find: `return isThere || isOperator === true || (invite === code && !isBlocked);`,
    put: `return isThere || isOperator !== undefined || (invite === code && !isBlocked);`,
  },
  {
    breaks: "authorization",
    what: "Whoever came by an invitation that was replaced goes on hearing the table.",
    find: `if (news.includes("seats") || news.includes("invite")) this.checkAdmission();`,
    put: `if (news.includes("seats")) this.checkAdmission();`,
  },
  {
    breaks: "authorization",
    what: "Visitors without a name find unlisted tables in the list.",
    find: `if (person === undefined) return rows.where("visibility", "=", "public");`,
    put: `if (person === undefined) return rows.where("visibility", "<>", "invited");`,
  },
  {
    breaks: "privacy",
    what: "Everybody at a table reads the notes of whoever wrote first.",
    find: `
      await database.query
        .selectFrom("notes")
        .select("words")
        .where("game", "=", game)
        .where("person", "=", person)
        .executeTakeFirst()`,
    put: `
      await database.query
        .selectFrom("notes")
        .select("words")
        .where("game", "=", game)
        .executeTakeFirst()`,
  },
  {
    breaks: "privacy",
    what: "The seed is shown while the game is played.",
    find: `status === "over" ? { deal: { seed: table.seed, salt: table.salt } } : {}`,
    put: `status !== "open" ? { deal: { seed: table.seed, salt: table.salt } } : {}`,
  },
  {
    breaks: "privacy",
    what: "Spectators get the message that was written for the owner, with the invitation in it.",
    find: "return `${this.observerOf(person)} ${this.table.owner === person}`;",
    put: "return `${this.observerOf(person)}`;",
  },
  {
    breaks: "privacy",
    what: "In a game with secrets everybody gets the view of whoever connected first.",
    find: "return isOpen && !listener.legal ? `${listener.views}` : this.#kindOf(listener);",
    put: "return !listener.legal ? `${listener.views}` : this.#kindOf(listener);",
  },
  {
    breaks: "privacy",
    what: "A reset link that was sent to the old e-mail address still works.",
    find: `await database.commit({ must: [], also: [dropSlips(database, person, "reset")] });`,
    put: `await database.commit({ must: [], also: [] });`,
  },
  {
    breaks: "blocks",
    what: "Only the person who blocked is kept away from the other, not the other way round.",
    find: `return this.hasBlocked(person, other) || this.hasBlocked(other, person);`,
    put: `return this.hasBlocked(person, other);`,
  },
  {
    breaks: "blocks",
    what: "Chat of somebody who is blocked is shown to whoever blocked them.",
    find: `
      this.audience.tell(
        (listener) => (isFor(listener) && isHeard(listener) ? "all" : undefined),
        () => ({ kind: "chat", messages: [message] }),
      );`,
    put: `
      this.audience.tell(
        (listener) => (isFor(listener) ? "all" : undefined),
        () => ({ kind: "chat", messages: [message] }),
      );`,
  },
  {
    breaks: "spectators",
    what: "The delay of spectators is taken for milliseconds.",
    find: `return afterFree(at, terms.delay * 1000, pauses);`,
    put: `return afterFree(at, terms.delay, pauses);`,
  },
  {
    breaks: "spectators",
    what: "Spectators of a delayed table read chat as soon as it is written.",
    find: `const isFor = this.table.terms.delay === 0 ? () => true : this.#isSeated;`,
    put: `const isFor = this.table.terms.delay >= 0 ? () => true : this.#isSeated;`,
  },
  {
    breaks: "spectators",
    what: "Spectators of a delayed table can download the record as soon as players can.",
    find: `if (!room.isOverFor(observer)) return no("record/not-yet");`,
    put: `if (!room.isOverFor(0)) return no("record/not-yet");`,
  },
  {
    breaks: "spectators",
    what: "Ratings show how a game ended before spectators of a delayed table see it.",
    find: `const shown = ended.find((game) => (game.ended ?? 0) + delayOf(game.terms) <= now());`,
    put: `const shown = ended.find((game) => (game.ended ?? 0) <= now());`,
  },
  {
    breaks: "clocks",
    what: "The time bank is charged from the first second of a turn.",
    find: `
      bank.map((left, seat) =>
        Math.max(0, left - Math.max(0, (by[seat] ?? 0) - (allotted[seat] ?? 0))),
      )`,
    put: `bank.map((left, seat) => Math.max(0, left - Math.max(0, by[seat] ?? 0)))`,
  },
  {
    breaks: "clocks",
    what: "Players are charged for the time in which the service was down.",
    find: `const spent = (own) => passed - coveredBetween(at, now, [...pauses, ...own]);`,
    put: `const spent = (own) => passed - coveredBetween(at, now, [...own]);`,
  },
  {
    breaks: "clocks",
    what: "Undoing a move and making it again brings the full time again.",
    find: `const isDecided = closes || (isPerMove && moves > clock.reached);`,
    put: `const isDecided = closes || (isPerMove && moves >= clock.reached);`,
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
      const ends = endsOf(clock);
      return ends.length === 0 ? undefined : Math.min(...ends);`,
    put: `
      const ends = endsOf(clock);
      return ends.length === 0 ? undefined : Math.max(...ends);`,
  },
  {
    breaks: "undo",
    what: "A player can take back a move that revealed something, if it was not the first one.",
    find: `const since = this.standing.findLastIndex(({ reveals }) => reveals) + 1;`,
    put: `const since = this.standing.findIndex(({ reveals }) => reveals) + 1;`,
  },
  {
    breaks: "undo",
    what: "A proposal is carried out as soon as one of the others agrees.",
    find: `return table.seats.some((_, seat) => isAsked(seat) && !granted.includes(seat));`,
    put: `return table.seats.some((_, seat) => isAsked(seat) && granted.length === 0);`,
  },
  {
    breaks: "bots",
    what: "A bot moves for a player who has taken the seat back while it was thinking.",
    find: `return isHeld || isStale ? no("seat/held") : moving(scene, seat, move);`,
    put: `return isStale ? no("seat/held") : moving(scene, seat, move);`,
  },
  {
    breaks: "acknowledgement",
    what: "A command is acknowledged before it is stored.",
    find: `
      const { table: before } = this;
      const end = await this.#keep(decision.value);
      if (end === "kept") {
        return spend(() => {
          this.accept(decision.value);
          const entries = this.play.log.length;
          acknowledge(ok({ entries, ...(judged.length === 0 ? {} : { seq }) }));
          this.tellNews(before, judged, seq);
          this.afterwards(true, this.#tiding(seq, change));
        });
      }`,
    put: `
      const { table: before } = this;
      const entries = seq + judged.length;
      acknowledge(ok({ entries, ...(judged.length === 0 ? {} : { seq }) }));
      const end = await this.#keep(decision.value);
      if (end === "kept") {
        return spend(() => {
          this.accept(decision.value);
          this.tellNews(before, judged, seq);
          this.afterwards(true, this.#tiding(seq, change));
        });
      }`,
  },
  {
    breaks: "acknowledgement",
    what: "A command is acknowledged although nobody knows whether it was stored.",
    find: `
      if (error instanceof Conflict) return "late";
      if (error instanceof Unsure) return "unsure";
      throw error;`,
    put: `
      if (error instanceof Conflict) return "late";
      if (error instanceof Unsure) return "kept";
      throw error;`,
  },
  {
    breaks: "acknowledgement",
    what: "A command that was sent again is applied twice if somebody moved in between.",
    find: `
      for (let seq = kept.length - 1; seq >= 0; seq--) {
        if (kept[seq]?.key === key && kept[seq]?.actor === actor) return seq;
      }`,
    put: `
      for (let seq = kept.length - 1; seq >= kept.length - 1; seq--) {
        if (kept[seq]?.key === key && kept[seq]?.actor === actor) return seq;
      }`,
  },
  {
    breaks: "storage",
    what: "A change is stored although another node has changed the table since.",
    find: `
      const row = reused(query, shape, [...Object.values(columns), id, revision], () =>
        query.updateTable("games").set(columns).where("id", "=", id).where("revision", "=", revision),
      );`,
    put: `
      const row = reused(query, shape, [...Object.values(columns), id], () =>
        query.updateTable("games").set(columns).where("id", "=", id),
      );`,
  },
  {
    breaks: "nodes",
    what: "The next change that another node announces is ignored.",
    find: `what === "changed" && Number(number) > room.table.revision`,
    put: `what === "changed" && Number(number) > room.table.revision + 1`,
  },
  {
    breaks: "nodes",
    what: "A change that was made to another log is applied.",
    find: `const isOfThis = seq === kept.length && last === markOf(kept.at(-1));`,
    put: `const isOfThis = seq === kept.length || last === markOf(kept.at(-1));`,
  },
  {
    breaks: "nodes",
    what: "A node that is dead keeps the tables that it looked after.",
    find: `
      is
        .selectFrom("heartbeats")
        .select("heartbeats.at")
        .whereRef("heartbeats.node", "=", "claims.node")
        .where("heartbeats.at", ">", alive)`,
    put: `
      is
        .selectFrom("heartbeats")
        .select("heartbeats.at")
        .whereRef("heartbeats.node", "=", "claims.node")`,
  },
  {
    breaks: "limits",
    what: "Nodes overwrite each other's counts of requests.",
    find: `
      known.column("key").doUpdateSet((row) => ({
        count: row("limits.count", "+", row.ref("excluded.count")),
      }))`,
    put: `known.column("key").doUpdateSet((row) => ({ count: row.ref("excluded.count") }))`,
  },
  {
    breaks: "limits",
    what: "The messages of a socket are not counted.",
    find: `this.#allowance = Math.min(burst, this.#allowance) - 1;`,
    put: `this.#allowance = Math.min(burst, this.#allowance);`,
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
    find: `if (row === undefined || row.expires <= now) return undefined;`,
    put: `if (row === undefined) return undefined;`,
  },
  {
    breaks: "accounts",
    what: "Two requests at the same time can use the same one-time link.",
    find: `
      try {
        await database.commit({ must: [useSlip(database, secret)] });
        return slip;
      } catch (error) {
        if (error instanceof Conflict) return undefined;
        throw error;
      }`,
    put: `
      try {
        await database.commit({ must: [useSlip(database, secret)] });
        return slip;
      } catch (error) {
        if (error instanceof Conflict) return slip;
        throw error;
      }`,
  },
  {
    breaks: "accounts",
    what: "Other devices stay signed in when the password is changed.",
    find: `account.password === undefined ? [] : [endSessions(database, me.id, false, kept)]`,
    put: `account.password !== undefined ? [] : [endSessions(database, me.id, false, kept)]`,
  },
  {
    breaks: "ratings",
    what: "Whoever comes after a tie gets a better place than they earned.",
    find: `return { place: at === -1 ? null : above + 1, tied: ranking[at]?.length ?? 1 };`,
    put: `return { place: at === -1 ? null : at + 1, tied: ranking[at]?.length ?? 1 };`,
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
        .updateTable("games")
        .set((all) => ({ rated: all.neg("rated") }))
        .where("rated", ">", 0)
        .compile(),
      query.deleteFrom("results").compile(),
      query.deleteFrom("ratings").compile(),
    ]`,
    put: `[
      query
        .updateTable("games")
        .set((all) => ({ rated: all.neg("rated") }))
        .where("rated", ">", 0)
        .compile(),
      query.deleteFrom("results").compile(),
    ]`,
  },
  {
    breaks: "notifications",
    what: "A notification is sent once more every minute.",
    find: `
      query.updateTable("outbox").set({ due: null, sent: now }).where("id", "in", ids).compile()`,
    put: `query.updateTable("outbox").set({ sent: now }).where("id", "in", ids).compile()`,
  },
  {
    breaks: "notifications",
    what: "What was waiting to be sent is sent although the person has unsubscribed.",
    find: `if (!wishes.isOn || !wishes.occasions.includes(kind)) return STALE;`,
    put: `if (!wishes.occasions.includes(kind)) return STALE;`,
  },
  {
    breaks: "archives",
    what: "A signature covers the record of an archive alone.",
    find: `return Buffer.from(PREFIX + canonicalJson(rest));`,
    put: `return Buffer.from(PREFIX + canonicalJson("record" in rest ? rest.record : rest));`,
  },
  {
    breaks: "archives",
    what: "An archive that anybody signed is taken for the server's.",
    find: `const isTrusted = signature !== undefined && trusted?.includes(signature.key) === true;`,
    put: `const isTrusted = signature !== undefined && trusted !== undefined;`,
  },
  {
    breaks: "archives",
    what: "A private key that was replaced stays in the database.",
    find: `[newKey(now), { ...published(current), until: now }, ...older]`,
    put: `[newKey(now), { ...current, until: now }, ...older]`,
  },
  {
    breaks: "limits",
    what: "A seat may make any number of moves in one round.",
    find: `const isFull = all >= LOG_LIMITS.seat || inRound >= LOG_LIMITS.seatInRound;`,
    put: `const isFull = all >= LOG_LIMITS.seat;`,
  },
  {
    breaks: "limits",
    what: "An address that used up its share of the main thread goes on.",
    find: `return account.waiting.length === 0 && account.left > limits.atOnce - limits.freely;`,
    put: `return account.waiting.length === 0;`,
  },
  {
    breaks: "limits",
    what: "An earlier moment of a game is played to from the beginning.",
    find: `if (this.log.length % NEAR === 0) this.keepCheckpoint();`,
    put: `if (this.log.length < 0) this.keepCheckpoint();`,
  },
  {
    breaks: "limits",
    what: "What waits for slow readers at one table is not bounded.",
    find: `if (all <= this.#limits.inAll && atTable <= this.#limits.perTable) continue;`,
    put: `if (all <= this.#limits.inAll) continue;`,
  },
];
