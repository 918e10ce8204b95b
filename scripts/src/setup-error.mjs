/** Set-up cannot continue; the message says why, for people. */
export class SetupError extends Error {}

export const offline = () =>
  new SetupError(
    "Sofala cannot reach the npm registry to set itself up; connect to the network and try again.",
  );
