/**
 * The environment of a worker thread: only Node's compile cache, which halves the start-up time. The server's settings,
 * some of which are secret, are not passed on.
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: cache } = process.env;
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: cache };
}
