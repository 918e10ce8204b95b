import { findProgram, type FoundProgram } from "./debian.ts";

/** The Firefox of this machine. If there is none, it is installed from Debian, if that is allowed. */
export const findFirefox = (): Promise<FoundProgram> =>
  findProgram({
    title: "Firefox",
    names: ["firefox-esr", "firefox"],
    otherPaths: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    setting: "FIREFOX",
    packageName: "firefox-esr",
  });
