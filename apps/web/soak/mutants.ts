import type { Mutant } from "../../../scripts/src/mutation/mutant.ts";

/** Mistakes in the web app that tests must notice. */
export const MUTANTS: readonly Mutant[] = [
  {
    breaks: "connection",
    what: "The client never reconnects after the connection was lost.",
    find: `
      this.closeAll();
      this.stateSignal.value = "lost";
      this.retryTimer = setTimeout(() => this.openNext(), this.backoff.nextDelayMs());`,
    put: `
      this.closeAll();
      this.stateSignal.value = "lost";`,
  },
  {
    breaks: "connection",
    what: "The client does not open a second connection when the first one is silent.",
    find: `if (liveness.isPongOverdue(socket)) return nextSocket === undefined ? this.openNext() : undefined;`,
    put: `if (liveness.isPongOverdue(socket)) return undefined;`,
  },
  {
    breaks: "connection",
    what: "The client tries to reconnect all the time, without a growing delay.",
    find: `const delayMs = DELAYS_MS[Math.min(this.attempts++, DELAYS_MS.length - 1)] ?? 0;`,
    put: `const delayMs = DELAYS_MS[Math.min(this.attempts, DELAYS_MS.length - 1)] ?? 0;`,
  },
  {
    breaks: "connection",
    what: "A command that must not be repeated, such as leaving the table, is sent again after a lost connection.",
    find: `this.failWhere((command) => !command.isRepeatable);`,
    put: `this.failWhere(() => false);`,
  },
  {
    breaks: "connection",
    what: "The client does not notice that the last entries of the log are missing.",
    find: `if (!isContiguous || snapshot.entryCount !== known + newItems.length) return this.connection.dropAndRetry();`,
    put: `if (!isContiguous) return this.connection.dropAndRetry();`,
  },
  {
    breaks: "optimistic moves",
    what: "A move that the server refused stays on the board.",
    find: `
      this.sendingId = undefined;
      this.pending.value = [];
      this.rejectionSignal.value = result.error;
      return;`,
    put: `
      this.sendingId = undefined;
      this.rejectionSignal.value = result.error;
      return;`,
  },
  {
    breaks: "clocks",
    what: "The difference between the clocks of server and device has the wrong sign.",
    find: `const now = Math.max(at, this.now() - this.offset());`,
    put: `const now = Math.max(at, this.now() + this.offset());`,
  },
  {
    breaks: "clocks",
    what: "The clock shows 0:00 while there is almost a second left.",
    find: `
      const seconds = Math.ceil(milliseconds / SECOND);
      return \`\${Math.floor(seconds / 60)}:\${String(seconds % 60).padStart(2, "0")}\`;`,
    put: `
      const seconds = Math.floor(milliseconds / SECOND);
      return \`\${Math.floor(seconds / 60)}:\${String(seconds % 60).padStart(2, "0")}\`;`,
  },
  {
    breaks: "undo",
    what: "Undo on one device removes two moves.",
    find: `
      const own = this.moments.value.findLast(
        ({ lastMove }) => typeof lastMove?.actor === "number" && this.isPerson(lastMove.actor),
      );
      return own === undefined ? undefined : own.moveCount - 1;`,
    put: `
      const own = this.moments.value.findLast(
        ({ lastMove }) => typeof lastMove?.actor === "number" && this.isPerson(lastMove.actor),
      );
      return own === undefined ? undefined : own.moveCount - 2;`,
  },
  {
    breaks: "undo",
    what: "In a game with hidden information on one device, everybody's moves are undone, not only one's own.",
    find: `
      const me = this.me.peek();
      return me === undefined ? undefined : this.timeline.undoFor(me);`,
    put: `
      const me = this.me.peek();
      const own = me === undefined ? undefined : this.timeline.undoFor(me);
      return own === undefined ? undefined : { kind: "undo", to: own.to };`,
  },
  {
    breaks: "hidden information",
    what: "With two people at one device, nothing covers the hand of the one before.",
    find: `return this.personSeats.length > 1 && me !== this.deviceHolder.value ? me : undefined;`,
    put: `return this.personSeats.length > 2 && me !== this.deviceHolder.value ? me : undefined;`,
  },
  {
    breaks: "hidden information",
    what: "The hand of the next player is shown before they have taken the device.",
    find: `
      const isBeingPassed = this.passDeviceTo.value !== undefined;
      return isBeingPassed ? "spectator" : (this.me.value ?? "spectator");`,
    put: `
      const isBeingPassed = this.passDeviceTo.value === undefined;
      return isBeingPassed ? (this.me.value ?? "spectator") : (this.me.value ?? "spectator");`,
  },
  {
    breaks: "replay",
    what: "The link to a moment of an online game leads one move too far back.",
    find: `
      return moves === 0
        ? 0
        : moves < active.length
          ? (active[moves - 1]?.seq ?? 0) + 1
          : log.length;`,
    put: `
      return moves === 0
        ? 0
        : moves < active.length
          ? (active[moves - 1]?.seq ?? 0)
          : log.length;`,
  },
  {
    breaks: "replay",
    what: "At the first moment of a round, the round before is named.",
    find: `const chapterAt = (chapters, at) => chapters.findLast(({ firstMoment }) => firstMoment <= at);`,
    put: `const chapterAt = (chapters, at) => chapters.findLast(({ firstMoment }) => firstMoment < at);`,
  },
  {
    breaks: "keyboard",
    what: "Page Up and Page Down lead the wrong way through a replay.",
    find: `
      ArrowUp: "turn-back",
      PageUp: "turn-back",
      ArrowDown: "turn-on",
      PageDown: "turn-on",`,
    put: `
      ArrowUp: "turn-back",
      PageUp: "turn-on",
      ArrowDown: "turn-on",
      PageDown: "turn-back",`,
  },
  {
    breaks: "results",
    what: "The players who resigned are shown as winners.",
    find: `
      return end.resigned((ranking[0] ?? []).map(nameOf), ranking.slice(1).flat().map(nameOf));`,
    put: `
      return end.resigned(ranking.slice(1).flat().map(nameOf), (ranking[0] ?? []).map(nameOf));`,
  },
  {
    breaks: "results",
    what: "The winner is said to have run out of time.",
    find: `return end.timeUp(nameOf(ranking.at(-1)?.[0]));`,
    put: `return end.timeUp(nameOf(ranking.at(0)?.[0]));`,
  },
  {
    breaks: "results",
    what: "A game that was called off is described by a ranking, and every other one as called off.",
    find: `outcome?.reason === "aborted" ? end.abortedText : end.ranking(order)`,
    put: `outcome?.reason !== "aborted" ? end.abortedText : end.ranking(order)`,
  },
  {
    breaks: "import",
    what: "A record that claims a result is accepted although its game is not over.",
    find: `
      if (claimedRanking !== undefined && !isSameJson(claimedRanking, ranking)) return fail({ code: "other-result" });`,
    put: `
      if (claimedRanking !== undefined && ranking !== undefined && !isSameJson(claimedRanking, ranking))
        return fail({ code: "other-result" });`,
  },
  {
    breaks: "import",
    what: "An imported game replaces a different one with the same id.",
    find: `return { ...imported, id: newId() };`,
    put: `return { ...imported };`,
  },
  {
    breaks: "settings",
    what: "Settings are not stored when they are changed.",
    find: `effect(() => writeLocal(KEY, settings.value));`,
    put: `effect(() => writeLocal(KEY, settings.peek()));`,
  },
  {
    breaks: "service worker",
    what: "A new version never replaces the old one.",
    find: `data === "take-over"`,
    put: `data === "skip-waiting"`,
  },
  {
    breaks: "service worker",
    what: "Without a network, only the start page opens.",
    find: `const file = request.mode === "navigate" ? PAGE : pathname;`,
    put: `const file = request.mode === "navigate" && pathname === "/" ? PAGE : pathname;`,
  },
];
