import { expect } from "vitest";

export function expectDistinct(names: readonly string[]): void {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}
