export { CannotStart } from "./cannot-start.ts";
export { SETTINGS, readConfig, type Config } from "./config.ts";
export { toldToEnd } from "./ending.ts";
export { newLogger } from "./log.ts";
export { serve, type Running, type Surroundings } from "./serve.ts";
