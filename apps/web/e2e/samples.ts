import { routes, type Sample } from "../src/routes.ts";

/** The samples of all screens. */
export const samples: readonly Sample[] = routes.flatMap((route) => route.samples);
