export { StartupError } from "./startup-error.ts";
export { SETTINGS, readConfig, type Config } from "./config.ts";
export { waitForShutdownSignal } from "./shutdown-signal.ts";
export { createLogger } from "./logger.ts";
export { serve, type RunningServer, type ServeDeps } from "./serve.ts";
