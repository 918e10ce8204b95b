import type { CellName, Good } from "@sofala/zimbabwe";

/** The places that a good has to do with; `tileAt` knows all cells of the craftsman at a cell. */
export const cellsOfGood = (
  { craftsman, resource, hubs = [], primary }: Good,
  tileAt: (cell: CellName) => readonly CellName[],
): readonly CellName[] => [
  ...tileAt(craftsman),
  resource,
  ...hubs,
  ...(primary === undefined ? [] : cellsOfGood(primary, tileAt)),
];
