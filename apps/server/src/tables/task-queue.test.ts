import { expect, test } from "vitest";
import { TaskQueue } from "./task-queue.ts";

test("a task starts when the one before it has settled, even if that one failed", async () => {
  const queue = new TaskQueue();
  const order: string[] = [];
  const first = queue.run(async () => {
    order.push("first begins");
    await Promise.resolve();
    order.push("first fails");
    throw new Error("failed");
  });
  const second = queue.run(async () => {
    order.push("second");
    return 2;
  });
  await expect(first).rejects.toThrow("failed");
  expect(await second).toBe(2);
  expect(order).toEqual(["first begins", "first fails", "second"]);
});
