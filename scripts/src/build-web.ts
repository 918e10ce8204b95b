import { build, type Program } from "./bundle.ts";

const WEB: Program = {
  name: "the web app",
  folder: "apps/web",
  sources: [
    "package-lock.json",
    "scripts/src/production-packages.ts",
    "apps/web/{index.html,package.json,vite.config.ts}",
    "apps/web/{build,public,src}/**",
    "{games,packages}/*/{package.json,src/**}",
  ],
};

/** Builds the web app, unless the last build is from the same sources; returns its folder. Throws `BuildError`. */
export const buildWeb = (root: string): Promise<string> => build(root, WEB);
