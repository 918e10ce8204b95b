/** A failure that an operator can understand and fix; its message is a sentence without a full stop. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
