import type { Group } from "./group.ts";
import { nodes } from "./nodes/nodes.ts";
import { rules } from "./rules/rules.ts";
import { server } from "./server/server.ts";
import { web } from "./web/web.ts";

/** All groups, in the order in which they are measured. */
export const GROUPS: readonly Group[] = [rules, server, nodes, web];
