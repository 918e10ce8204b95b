import type { ProblemCode, TableInfo, Visibility } from "@sofala/protocol";
import type { Route } from "../src/http/route.ts";

export type Status = TableInfo["status"];
export const VISIBILITIES: readonly Visibility[] = ["public", "unlisted", "invited"];
export const STATUSES: readonly Status[] = ["open", "running", "over"];

/** Roles: `seat` is to act in a running game, `owner` created the table and has no seat. */
export const ROLES = [
  "nobody",
  "bad token",
  "nobody with the invitation",
  "outsider",
  "outsider with the invitation",
  "other seat",
  "seat",
  "owner",
] as const;
export type Role = (typeof ROLES)[number];

export type Outcome = "good" | ProblemCode;
type ByStatus = { readonly [S in Status]: Outcome };
type Cell = Outcome | ByStatus | ((role: Role) => Outcome | ByStatus);

const once = (running: Outcome): ByStatus => ({
  open: "table/not-running",
  running,
  over: "table/not-running",
});
const untilThen = (open: Outcome): ByStatus => ({
  open,
  running: "table/not-open",
  over: "table/not-open",
});
const whenOver = (before: Outcome): ByStatus => ({ open: before, running: before, over: "good" });
const isSeated = (role: Role): boolean => role === "seat" || role === "other seat";

/** The outcome of each route for authorized roles. A new route must be added here. */
export const ADMITTED: { readonly [route: string]: Cell } = {
  createGuest: "good",
  readMe: "good",
  readSession: "good",
  renameMe: "good",
  listTokens: "good",
  createToken: "good",
  deleteToken: "token/unknown",
  exportMyData: "good",
  exportMyArchive: "good",
  deleteMe: "person/reauthentication-required",
  listImports: "good",
  importPerson: "person/account-required",
  importGames: "person/account-required",
  readImportedGame: "import/unknown",
  deleteImport: "good",
  signIn: "request/malformed",
  createPasskeySignInOptions: "passkey/no-domain",
  signInByPasskey: "passkey/no-domain",
  signOut: "good",
  signOutEverywhere: "person/account-required",
  listSessions: "good",
  endSession: "session/unknown",
  readAccount: "good",
  createAccount: "person/weak-password",
  createPasskeyOptions: "passkey/no-domain",
  addPasskey: "passkey/no-domain",
  removePasskey: "person/account-required",
  setPassword: "person/account-required",
  removePassword: "person/account-required",
  setEmail: "person/account-required",
  confirmEmail: "request/malformed",
  requestPasswordReset: "mail/not-configured",
  resetPassword: "request/malformed",
  createRecoveryCodes: "person/account-required",
  recoverAccount: "request/malformed",
  listGames: "good",
  listTables: "good",
  listExhibitions: "good",
  createTable: "good",
  requestPairing: "good",
  readPreviewImage: "good",
  readCard: "good",
  readTable: "good",
  readSnapshot: "good",
  listLegalMoves: "good",
  listEntries: "good",
  readMoment: { open: "moment/unknown", running: "good", over: "good" },
  readRecord: whenOver("record/not-published"),
  readArchive: whenOver("record/not-published"),
  listChat: "good",
  readNotes: "good",
  updateNotes: "good",
  readOrder: "good",
  listRelationships: "good",
  changeRelationship: "person/not-found",
  searchPeople: "good",
  createReport: "person/not-found",
  acknowledgeRename: "good",
  listReports: "good",
  moderationLog: "good",
  backupStatus: "good",
  siteStatus: "good",
  sanctionPerson: "person/not-found",
  readProfile: "person/not-found",
  listRatings: "good",
  readLadder: "good",
  setProgram: "program/refused",
  listChannels: "good",
  createChannel: "good",
  updateChannel: "channel/unknown",
  deleteChannel: "channel/unknown",
  testChannel: "channel/unknown",
  readPushKey: "good",
  listSigningKeys: "good",
  unsubscribe: "link/invalid",
  resubscribe: "link/invalid",
  readAbsences: "good",
  updateAbsences: "good",
  readLocale: "good",
  updateLocale: "good",
  health: "good",
  metrics: "good",
  documentation: "good",
  documentationStyle: "good",
  documentationScript: "good",
  openapi: "good",
  openTableSocket: "good",
  streamTable: "good",
  streamTurns: "good",
  join: (role) => (isSeated(role) ? "good" : untilThen("good")),
  leave: untilThen("good"),
  renewInvite: "good",
  start: { open: "good", running: "good", over: "table/not-open" },
  addBots: (role) => (role === "owner" ? untilThen("seat/none-free") : "table/not-owner"),
  move: (role) => once(role === "seat" ? "good" : "move/refused"),
  undo: once("undo/nothing"),
  propose: once("good"),
  answerProposal: once("proposal/none"),
  resign: once("good"),
  handOver: once("good"),
  reclaimSeat: once("seat/not-handed-over"),
  order: once("good"),
  chat: "good",
  rematch: whenOver("table/not-over"),
};

/** True for routes that change something. */
export const isChange = ({ method }: Route): boolean => method !== "GET";

/** The expected outcome, by the access of the route and the table above. */
export function expected(
  { name, access, requiresPerson }: Pick<Route, "name" | "access" | "requiresPerson">,
  role: Role,
  visibility: Visibility,
  status: Status,
): Outcome {
  if (role === "bad token") return "person/unauthenticated";
  const isNobody = role.startsWith("nobody");
  const isOfTable = access === "viewer" || access === "seat" || access === "owner";
  const isHidden = visibility === "invited" && (role === "nobody" || role === "outsider");
  if (isOfTable && isHidden) return "table/unknown";
  const isForAnybody = access === "public" || (access === "viewer" && requiresPerson !== true);
  if (isNobody && !isForAnybody) return "person/unauthenticated";
  // No role here is an operator; moderation.test.ts tests operators.
  if (access === "operator") return "person/not-operator";
  if (access === "seat" && !isSeated(role)) return "seat/not-seated";
  if (access === "owner" && role !== "owner") return "table/not-owner";
  const cell = ADMITTED[name];
  if (cell === undefined) throw new Error(`the matrix has no outcome of ${name} for ${role}`);
  const outcome = typeof cell === "function" ? cell(role) : cell;
  return typeof outcome === "string" ? outcome : outcome[status];
}
