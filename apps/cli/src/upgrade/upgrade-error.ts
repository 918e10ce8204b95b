/** The upgrade cannot go on; the message says why, in sentences for the person who runs it. */
export class UpgradeError extends Error {
  override readonly name = "UpgradeError";
}
