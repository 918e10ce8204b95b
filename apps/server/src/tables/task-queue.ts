/** Runs tasks one at a time, in the order in which they were added. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task when all earlier ones have settled. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => {});
    return done;
  }
}
