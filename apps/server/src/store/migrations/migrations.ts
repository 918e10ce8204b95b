import { people } from "./0001-people.ts";
import { games } from "./0002-games.ts";
import { uptime } from "./0003-uptime.ts";
import { accounts } from "./0004-accounts.ts";
import { company } from "./0005-company.ts";
import { results } from "./0006-results.ts";
import { notices } from "./0007-notices.ts";
import { rematches } from "./0008-rematches.ts";
import { nodes } from "./0009-nodes.ts";
import { notified } from "./0010-notified.ts";
import { devicesAndNames } from "./0011-devices-and-names.ts";
import { listsAndResends } from "./0012-lists-and-resends.ts";
import { plainNames } from "./0013-plain-names.ts";
import { siteSamples } from "./0014-site-samples.ts";
import { operatorActions } from "./0015-operator-actions.ts";
import { imports } from "./0016-imports.ts";
import type { Migration } from "./migration.ts";

/** All migrations in order: the n-th takes a database from version n - 1 to version n. */
export const MIGRATIONS: readonly Migration[] = [
  people,
  games,
  uptime,
  accounts,
  company,
  results,
  notices,
  rematches,
  nodes,
  notified,
  devicesAndNames,
  listsAndResends,
  plainNames,
  siteSamples,
  operatorActions,
  imports,
];
