import type { Client } from "./client.ts";
import type { TestServer } from "./server.ts";

/** Asks everything about company once, so that it is answered well. */
export async function tourCompany(
  { tables }: Pick<TestServer, "tables">,
  ann: Client,
  ben: Client,
): Promise<void> {
  const idOf = async (client: Client) =>
    (await client.get<{ person: { id: string } }>("/api/me")).person.id;
  const [annId, benId] = [await idOf(ann), await idOf(ben)];
  await ann.post(`/api/company/${benId}`, { wish: "ask" });
  await ben.get("/api/company");
  await ben.post(`/api/company/${annId}`, { wish: "accept" });
  await ann.get("/api/company");
  await ann.get("/api/people?name=te");
  await ann.post("/api/reports", { about: benId, reason: "other", words: "Slow." });
  const { query } = tables.services.database;
  await query.updateTable("people").set({ role: "operator" }).where("id", "=", annId).execute();
  const reports = () => ann.get<{ reports: readonly { id: string }[] }>("/api/reports");
  const [first] = (await reports()).reports;
  const judge = (verdict: object, report?: string) =>
    ann.post(`/api/people/${benId}/verdict`, { verdict, ...(report && { report }) });
  await judge({ act: "mute", days: 1, why: "Enough." }, first?.id);
  await judge({ act: "rename", name: "Benno", why: "Be original." });
  await ben.get("/api/me");
  await ben.ask("DELETE", "/api/me/notice");
  await judge({ act: "pardon", why: "" });
  await reports();
  await query.updateTable("people").set({ role: null }).where("id", "=", annId).execute();
}
