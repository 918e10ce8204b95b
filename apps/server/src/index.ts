export { CannotStart } from "./startup-error.ts";
export { SETTINGS, readConfig, type Config } from "./config.ts";
export { toldToEnd } from "./shutdown-signal.ts";
export { newLogger } from "./logger.ts";
export { serve, type Running, type Surroundings } from "./serve.ts";
