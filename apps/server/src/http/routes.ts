import { accountRoutes } from "./account-routes.ts";
import { linkPreviewRoutes } from "./link-preview-routes.ts";
import { commandRoutes } from "./command-routes.ts";
import { socialRoutes } from "./social-routes.ts";
import { documentationRoutes } from "./documentation-routes.ts";
import { emailRoutes } from "./email-routes.ts";
import { streamRoutes } from "./stream-routes.ts";
import { healthRoutes } from "./health-routes.ts";
import { historyRoutes } from "./history-routes.ts";
import { notificationRoutes } from "./notification-routes.ts";
import { pairingRoutes } from "./pairing-routes.ts";
import { myDataRoutes } from "./my-data-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { ratingRoutes } from "./rating-routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import type { Route, RouteGroup } from "./route.ts";
import { tableRoutes } from "./table-routes.ts";

/** Everything that can be asked of the server, by what it is about. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: "People",
    description:
      "A guest needs a nickname. Programs ask in the name of a person, with a token of theirs.",
    routes: [...peopleRoutes, ...myDataRoutes],
  },
  {
    name: "Accounts",
    description:
      "A guest becomes an account by a password or a passkey, and then signs in on any device. Programs cannot change any of it.",
    routes: [...sessionRoutes, ...accountRoutes, ...emailRoutes],
  },
  {
    name: "Tables",
    description:
      "A table has a game, terms and seats; once it has begun, a log. The log is the truth.",
    routes: [...tableRoutes, ...pairingRoutes, ...historyRoutes, ...linkPreviewRoutes],
  },
  {
    name: "Commands",
    description:
      "What is asked of a table, by HTTP as here or by its socket. What is answered is kept.",
    routes: commandRoutes,
  },
  {
    name: "Following",
    description:
      "What happens, as it happens. Whoever reads too slowly is left behind and asks again.",
    routes: streamRoutes,
  },
  {
    name: "Company",
    description:
      "Whom I play with, and whom I would rather not: friends, the block list, reports; and what operators do about them.",
    routes: socialRoutes,
  },
  {
    name: "Results",
    description:
      "How games ended, and how strong people and bots are. A game counts when it is over.",
    routes: ratingRoutes,
  },
  {
    name: "Notices",
    description:
      "How people who are elsewhere learn that it is their turn, and when they do not play. Everything is told once.",
    routes: notificationRoutes,
  },
  {
    name: "Operation",
    description: "For those who look after the server.",
    routes: healthRoutes,
  },
  {
    name: "Documentation",
    description: "This page, and the same for programs.",
    routes: documentationRoutes(() => ROUTE_GROUPS),
  },
];

export const ROUTES: readonly Route[] = ROUTE_GROUPS.flatMap(({ routes }) => routes);
