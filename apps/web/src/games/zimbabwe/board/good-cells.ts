import type { CellName, Good } from "@sofala/zimbabwe";

/** The cells that a good concerns; `tileAt` gives all cells of the craftsman at a cell. */
export const cellsOfGood = (
  { craftsman, resource, hubs = [], primary }: Good,
  tileAt: (cell: CellName) => readonly CellName[],
): readonly CellName[] => [
  ...tileAt(craftsman),
  resource,
  ...hubs,
  ...(primary === undefined ? [] : cellsOfGood(primary, tileAt)),
];
