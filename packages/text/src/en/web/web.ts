import { common } from "./common.ts";
import { play } from "./play.ts";
import { table } from "./table.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";

/** The texts that the web app loads first, by area. */
export const web = {
  common,
  play,
  table,
  home,
  learn,
};

export type WebText = typeof web;
