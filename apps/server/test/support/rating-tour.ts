import { account } from "./accounts.ts";
import type { Client } from "./client.ts";
import type { TestServer } from "./server.ts";

/** Calls every rating route once with success. */
export async function tourRatings(
  { url, ratingWorker }: Pick<TestServer, "url" | "ratingWorker">,
  ann: Client,
  listen: (client: Client) => Client,
): Promise<void> {
  const robot = listen(await account(url, "Robot"));
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "novice" }];
  const { id } = await ann.createTable({ game: "zimbabwe", seats, visibility: "public" });
  await robot.command(id, "join", {});
  await ann.command(id, "start", {});
  await robot.command(id, "resign", { key: "bye" });
  await ann.command(id, "resign", { key: "bye" });
  await ratingWorker.processPending();
  const { person } = await ann.get<{ person: { id: string } }>("/api/me");
  await robot.get(`/api/people/${person.id}`);
  await ann.request("GET", "/api/people/nobody");
  await ann.get("/api/ratings");
  await ann.request("PUT", "/api/me/program", { isProgram: true });
  await robot.request("PUT", "/api/me/program", { isProgram: true });
  await ann.get("/api/ladder?game=zimbabwe&pace=untimed");
}
