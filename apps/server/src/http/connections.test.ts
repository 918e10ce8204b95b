import { expect, test } from "vitest";
import { Connections } from "./connections.ts";

test("counts by address and by person, and forgets who left", () => {
  const connections = new Connections({ perAddress: 3, perPerson: 2 });
  const first = connections.enter("a", "ann");
  const second = connections.enter("b", "ann");
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(connections.enter("c", "ann")).toBeUndefined();
  first?.();
  first?.();
  expect(connections.enter("c", "ann")).toBeDefined();
  expect(connections.enter("c", "ann")).toBeUndefined();

  expect(connections.enter("c", undefined)).toBeDefined();
  expect(connections.enter("c", undefined)).toBeDefined();
  expect(connections.enter("c", undefined)).toBeUndefined();
});

test("without limits everybody is let in", () => {
  const connections = new Connections({ perAddress: 0, perPerson: 0 });
  for (let n = 0; n < 1000; n++) expect(connections.enter("a", "ann")).toBeDefined();
});
