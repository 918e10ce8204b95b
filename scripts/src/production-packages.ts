/** The part of a `package-lock.json` that is used. */
export interface LockFile {
  readonly packages: {
    readonly [path: string]: {
      /** Only if it differs from the path: an alias. */
      readonly name?: string;
      readonly version?: string;
      readonly integrity?: string;
      readonly license?: string;
      readonly dev?: boolean;
      readonly link?: boolean;
    };
  };
}

/** A package of somebody else that runs in production. */
interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  readonly integrity: string | undefined;
  /** Where it is installed, relative to the root. */
  readonly path: string;
}

/** The packages of the lock file except ours and those for development. */
export const productionPackages = ({ packages }: LockFile): readonly ProductionPackage[] =>
  Object.entries(packages).flatMap(([path, entry]) => {
    const { version, integrity, license, dev = false, link = false } = entry;
    const name = entry.name ?? path.replace(/^.*node_modules\//u, "");
    const isOurs = !path.includes("node_modules/");
    if (dev || link || isOurs || version === undefined || license === undefined) return [];
    return [{ name, version, license, integrity, path }];
  });
