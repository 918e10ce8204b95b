import type { ProblemCode, TableInfo, Visibility } from "@sofala/protocol";
import type { Route } from "../src/http/route.ts";

export type Status = TableInfo["status"];
export const VISIBILITIES: readonly Visibility[] = ["public", "unlisted", "invited"];
export const STATUSES: readonly Status[] = ["open", "running", "over"];

/** Who tries: `seat` is to act where a game runs, `owner` opened the table and does not sit there. */
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

/** What each route answers to those whom it lets in. A new one is missing here until somebody has thought of it. */
export const ADMITTED: { readonly [route: string]: Cell } = {
  becomeGuest: "good",
  whoAmI: "good",
  rename: "good",
  listTokens: "good",
  newToken: "good",
  dropToken: "token/unknown",
  exportMe: "good",
  deleteMe: "person/unproven",
  signIn: "request/malformed",
  beginPasskeySignIn: "passkey/no-domain",
  signInByPasskey: "passkey/no-domain",
  signOut: "good",
  signOutEverywhere: "person/guest",
  listSessions: "good",
  dropSession: "session/unknown",
  readAccount: "good",
  makeAccount: "person/weak-password",
  beginPasskey: "passkey/no-domain",
  addPasskey: "passkey/no-domain",
  removePasskey: "person/guest",
  setPassword: "person/guest",
  removePassword: "person/guest",
  setEmail: "person/guest",
  confirmEmail: "request/malformed",
  askReset: "mail/none",
  reset: "request/malformed",
  listGames: "good",
  listTables: "good",
  openTable: "good",
  pair: "good",
  readCard: "good",
  readTable: "good",
  readStanding: "good",
  listLegalMoves: "good",
  listEntries: "good",
  readMoment: { open: "moment/unknown", running: "good", over: "good" },
  readRecord: whenOver("record/not-yet"),
  readArchive: whenOver("record/not-yet"),
  listChat: "good",
  readNotes: "good",
  writeNotes: "good",
  readOrder: "good",
  listCompany: "good",
  changeTie: "person/none",
  findPeople: "good",
  makeReport: "person/none",
  forgetNotice: "good",
  listReports: "good",
  judge: "person/none",
  readProfile: "person/none",
  listRatings: "good",
  readLadder: "good",
  markProgram: "program/refused",
  listChannels: "good",
  addChannel: "good",
  changeChannel: "channel/unknown",
  dropChannel: "channel/unknown",
  testChannel: "channel/unknown",
  readPushKey: "good",
  listSigningKeys: "good",
  unsubscribe: "slip/unknown",
  resubscribe: "slip/unknown",
  readAbsences: "good",
  writeAbsences: "good",
  readPlace: "good",
  writePlace: "good",
  health: "good",
  metrics: "good",
  documentation: "good",
  documentationStyle: "good",
  documentationScript: "good",
  openapi: "good",
  tableSocket: "good",
  tableStream: "good",
  turnStream: "good",
  join: (role) => (isSeated(role) ? "good" : untilThen("good")),
  leave: untilThen("good"),
  renewInvite: "good",
  start: { open: "good", running: "good", over: "table/not-open" },
  fill: (role) => (role === "owner" ? untilThen("seat/none-free") : "table/not-yours"),
  move: (role) => once(role === "seat" ? "good" : "move/refused"),
  undo: once("undo/nothing"),
  propose: once("good"),
  answer: once("proposal/none"),
  resign: once("good"),
  handOver: once("good"),
  return: once("seat/held"),
  order: once("good"),
  say: "good",
  rematch: whenOver("table/not-over"),
};

/** Routes that keep something when they are answered well. */
export const isChange = ({ method }: Route): boolean => method !== "GET";

/** What somebody must be answered, by the table of routes and what was written above. */
export function expected(
  { name, access, requiresPerson }: Pick<Route, "name" | "access" | "requiresPerson">,
  role: Role,
  visibility: Visibility,
  status: Status,
): Outcome {
  if (role === "bad token") return "person/unknown";
  const isNobody = role.startsWith("nobody");
  const isOfTable = access === "watcher" || access === "seat" || access === "owner";
  const isHidden = visibility === "invited" && (role === "nobody" || role === "outsider");
  if (isOfTable && isHidden) return "table/unknown";
  const isForAnybody = access === "everybody" || (access === "watcher" && requiresPerson !== true);
  if (isNobody && !isForAnybody) return "person/unknown";
  // Nobody of the matrix is one; what operators may is another test's matter.
  if (access === "operator") return "person/not-operator";
  if (access === "seat" && !isSeated(role)) return "seat/none";
  if (access === "owner" && role !== "owner") return "table/not-yours";
  const cell = ADMITTED[name];
  if (cell === undefined) throw new Error(`nobody has said what ${name} answers to ${role}`);
  const outcome = typeof cell === "function" ? cell(role) : cell;
  return typeof outcome === "string" ? outcome : outcome[status];
}
