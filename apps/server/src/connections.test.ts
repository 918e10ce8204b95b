import { expect, test } from "vitest";
import { Connections, type ConnectionHolder } from "./connections.ts";

const UNLIMITED = { perAddress: 0, perPerson: 0 };
const ignore = () => {};

test("limits connections per address and per person, and frees closed ones", () => {
  const connections = new Connections({ perAddress: 3, perPerson: 2 });
  const open = (address: string, person?: string) => connections.add({ address, person }, ignore);
  const first = open("a", "ann");
  const second = open("b", "ann");
  expect(first).toBeDefined();
  expect(second).toBeDefined();
  expect(open("c", "ann")).toBeUndefined();
  first?.();
  first?.();
  expect(open("c", "ann")).toBeDefined();
  expect(open("c", "ann")).toBeUndefined();

  expect(open("c")).toBeDefined();
  expect(open("c")).toBeDefined();
  expect(open("c")).toBeUndefined();
});

test("limits of 0 accept every connection", () => {
  const connections = new Connections(UNLIMITED);
  for (let n = 0; n < 1000; n++) {
    expect(connections.add({ address: "a", person: "ann" }, ignore)).toBeDefined();
  }
});

test("closes the connections of a person, or of one of their sessions", () => {
  const connections = new Connections(UNLIMITED);
  const closed: string[] = [];
  const open = (name: string, holder: Omit<ConnectionHolder, "address">) =>
    connections.add({ address: "a", ...holder }, () => closed.push(name));
  open("telephone", { person: "ann", tokenHash: "1" });
  open("laptop", { person: "ann", tokenHash: "2" });
  const removeTablet = open("tablet", { person: "ann", tokenHash: "2" });
  open("ben", { person: "ben", tokenHash: "3" });
  open("visitor", {});
  removeTablet?.();
  connections.closeSession("2");
  expect(closed).toEqual(["laptop"]);
  connections.disconnect("ann");
  expect(closed).toEqual(["laptop", "telephone", "laptop"]);
});
