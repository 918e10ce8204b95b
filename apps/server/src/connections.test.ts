import { expect, test } from "vitest";
import { Connections, type ConnectionHolder } from "./connections.ts";

const UNLIMITED = { perAddress: 0, perPerson: 0 };
const nothing = () => {};

test("counts by address and by person, and forgets who left", () => {
  const connections = new Connections({ perAddress: 3, perPerson: 2 });
  const enter = (address: string, person?: string) => connections.add({ address, person }, nothing);
  const first = enter("a", "ann");
  const second = enter("b", "ann");
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(enter("c", "ann")).toBeUndefined();
  first?.();
  first?.();
  expect(enter("c", "ann")).toBeDefined();
  expect(enter("c", "ann")).toBeUndefined();

  expect(enter("c")).toBeDefined();
  expect(enter("c")).toBeDefined();
  expect(enter("c")).toBeUndefined();
});

test("without limits everybody is let in", () => {
  const connections = new Connections(UNLIMITED);
  for (let n = 0; n < 1000; n++) {
    expect(connections.add({ address: "a", person: "ann" }, nothing)).toBeDefined();
  }
});

test("ends the lines of a person, or those of one of their devices", () => {
  const connections = new Connections(UNLIMITED);
  const closed: string[] = [];
  const enter = (name: string, holder: Omit<ConnectionHolder, "address">) =>
    connections.add({ address: "a", ...holder }, () => closed.push(name));
  enter("telephone", { person: "ann", tokenHash: "1" });
  enter("laptop", { person: "ann", tokenHash: "2" });
  const left = enter("left", { person: "ann", tokenHash: "2" });
  enter("ben", { person: "ben", tokenHash: "3" });
  enter("nobody", {});
  left?.();
  connections.closeSession("2");
  expect(closed).toEqual(["laptop"]);
  connections.disconnect("ann");
  expect(closed).toEqual(["laptop", "telephone", "laptop"]);
});
