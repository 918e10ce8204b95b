import { version } from "../package.json";

/** The version of the app. */
export const VERSION: string = version;
