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
  const { id } = await ann.open({ game: "zimbabwe", seats, visibility: "public" });
  await robot.do(id, "join", {});
  await ann.do(id, "start", {});
  await robot.do(id, "resign", { key: "bye" });
  await ann.do(id, "resign", { key: "bye" });
  await ratingWorker.processPending();
  const { person } = await ann.get<{ person: { id: string } }>("/api/me");
  await robot.get(`/api/people/${person.id}`);
  await ann.ask("GET", "/api/people/nobody");
  await ann.get("/api/ratings");
  await ann.ask("PUT", "/api/me/program", { isProgram: true });
  await robot.ask("PUT", "/api/me/program", { isProgram: true });
  await ann.get("/api/ladder?game=zimbabwe&pace=untimed");
}
