import type { WebText } from "../../en/web/web.ts";
import { common } from "./common.ts";
import { play } from "./play.ts";
import { table } from "./table.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";

export const web: WebText = {
  common,
  play,
  table,
  home,
  learn,
};
