import { accountRoutes } from "./account-routes.ts";
import { commandRoutes } from "./command-routes.ts";
import { documentationRoutes } from "./documentation-routes.ts";
import { emailRoutes } from "./email-routes.ts";
import { healthRoutes } from "./health-routes.ts";
import { historyRoutes } from "./history-routes.ts";
import { importRoutes } from "./import-routes.ts";
import { moderationRoutes } from "./moderation-routes.ts";
import { myDataRoutes } from "./my-data-routes.ts";
import { notificationRoutes } from "./notification-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { ratingRoutes } from "./rating-routes.ts";
import type { Route, RouteGroup } from "./route.ts";
import { sessionRoutes } from "./session-routes.ts";
import { socialRoutes } from "./social-routes.ts";
import { streamRoutes } from "./stream-routes.ts";
import { tableRoutes } from "./table-routes.ts";

/** All routes of the server, in the sections of the documentation. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  {
    name: "People",
    description: "A guest needs only a name. A program acts as a person, with their API token.",
    routes: [...peopleRoutes, ...myDataRoutes, ...importRoutes],
  },
  {
    name: "Accounts",
    description:
      "A guest becomes an account with a password or a passkey, and can then sign in on any device. Most of this needs a browser session; API tokens are refused.",
    routes: [...sessionRoutes, ...accountRoutes, ...emailRoutes],
  },
  {
    name: "Tables",
    description:
      "A table has a game, settings and seats and, once the game has started, a log. Everything else follows from the log.",
    routes: [...tableRoutes, ...historyRoutes],
  },
  {
    name: "Commands",
    description:
      "Commands to a table, by HTTP or over its socket. A command is stored before it is acknowledged.",
    routes: commandRoutes,
  },
  {
    name: "Streams",
    description:
      "Live updates. A client that reads too slowly is disconnected; it connects again and asks for what it missed.",
    routes: streamRoutes,
  },
  {
    name: "Social",
    description: "Friends, blocked people, and the search for people.",
    routes: socialRoutes,
  },
  {
    name: "Moderation",
    description: "Reports of people, and the decisions of operators.",
    routes: moderationRoutes,
  },
  {
    name: "Ratings",
    description: "Results of games, and ratings of people and bots. A game counts when it is over.",
    routes: ratingRoutes,
  },
  {
    name: "Notifications",
    description:
      "Messages to people who are not connected, and the days on which they do not play. Every notification is sent once.",
    routes: notificationRoutes,
  },
  {
    name: "Operation",
    description: "For the people who run the server.",
    routes: healthRoutes,
  },
  {
    name: "Documentation",
    description: "This page, and the API description for programs.",
    routes: documentationRoutes(() => ROUTE_GROUPS),
  },
];

export const ROUTES: readonly Route[] = ROUTE_GROUPS.flatMap(({ routes }) => routes);
