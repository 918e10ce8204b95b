import type { Client } from "./client.ts";
import type { TestServer } from "./server.ts";

/** Calls every social and moderation route once with success. */
export async function tourSocial(
  { services }: Pick<TestServer, "services">,
  ann: Client,
  ben: Client,
): Promise<void> {
  const idOf = async (client: Client) =>
    (await client.get<{ person: { id: string } }>("/api/me")).person.id;
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  await ann.post(`/api/relationships/${benId}`, { action: "request" });
  await ben.get("/api/relationships");
  await ben.post(`/api/relationships/${annId}`, { action: "accept" });
  await ann.get("/api/relationships");
  await ann.get("/api/people?name=te");
  await ann.post("/api/reports", { reportedPersonId: benId, reason: "other", text: "Slow." });
  const { query } = services.database;
  await query.updateTable("people").set({ role: "operator" }).where("id", "=", annId).execute();
  const reports = () => ann.get<{ reports: readonly { id: string }[] }>("/api/reports");
  const [first] = (await reports()).reports;
  const sanction = (chosen: object, reportId?: string) =>
    ann.post(`/api/people/${benId}/sanctions`, { sanction: chosen, ...(reportId && { reportId }) });
  await sanction({ kind: "mute", days: 1, explanation: "Enough." }, first?.id);
  await sanction({ kind: "rename", name: "Benno", explanation: "Be original." });
  await ben.get("/api/me");
  await ben.request("DELETE", "/api/me/moderation/renamed");
  await sanction({ kind: "pardon", explanation: "" });
  await reports();
  await ann.get("/api/moderation-log?person=Benno");
  await ann.get("/api/backups");
  await ann.get("/api/site-status?over=month");
  await query.updateTable("people").set({ role: null }).where("id", "=", annId).execute();
}
