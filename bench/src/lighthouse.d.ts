/** The part of Lighthouse that is used; the packages themselves are installed on demand. */
declare module "lighthouse" {
  export interface Flags {
    readonly port: number;
    readonly output: "json";
    readonly logLevel: "error";
  }

  export interface Config {
    readonly extends: string;
  }

  export interface Outcome {
    readonly lhr: {
      readonly categories: { readonly [name: string]: { readonly score: number | null } };
      readonly audits: {
        readonly [name: string]: { readonly score: number | null; readonly title: string };
      };
      readonly runtimeError?: { readonly message: string };
    };
  }

  export const desktopConfig: Config;
  const lighthouse: (
    address: string,
    flags: Flags,
    config?: Config,
  ) => Promise<Outcome | undefined>;
  export default lighthouse;
}

declare module "chrome-launcher" {
  export interface LaunchedChrome {
    readonly port: number;
    kill(): void;
  }

  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<LaunchedChrome>;
}
