import { commandRoutes } from "./command-routes.ts";
import { documentationRoutes } from "./documentation-routes.ts";
import { followRoutes } from "./follow-routes.ts";
import { healthRoutes } from "./health.ts";
import { historyRoutes } from "./history-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import type { Route, RouteGroup } from "./route.ts";
import { tableRoutes } from "./table-routes.ts";

/** Everything that can be asked of the server, by what it is about. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: "People",
    about:
      "A guest needs a nickname. Programs ask in the name of a person, with a token of theirs.",
    routes: peopleRoutes,
  },
  {
    name: "Tables",
    about: "A table has a game, terms and seats; once it has begun, a log. The log is the truth.",
    routes: [...tableRoutes, ...historyRoutes],
  },
  {
    name: "Commands",
    about: "What is asked of a table, by HTTP as here or by its socket. What is answered is kept.",
    routes: commandRoutes,
  },
  {
    name: "Following",
    about: "What happens, as it happens. Whoever reads too slowly is left behind and asks again.",
    routes: followRoutes,
  },
  {
    name: "Operation",
    about: "For those who look after the server.",
    routes: healthRoutes,
  },
  {
    name: "Documentation",
    about: "This page, and the same for programs.",
    routes: documentationRoutes(() => ROUTE_GROUPS),
  },
];

export const ROUTES: readonly Route[] = ROUTE_GROUPS.flatMap(({ routes }) => routes);
