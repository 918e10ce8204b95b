import { routes, type Sample } from "../src/routes.ts";

/** Every screen worth a look. */
export const samples: readonly Sample[] = routes.flatMap((route) => route.samples);
