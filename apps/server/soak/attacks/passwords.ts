/**
 * `npm run soak -- attack-passwords`: four addresses keep guessing somebody's password; the owner must still be able to
 * sign in.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Response } from "../../test/support/client.ts";
import { print, runAttack } from "./support/attack.ts";
import { Visitor } from "./support/visitor.ts";

const SECONDS = 20;
/** The number of concurrent guesses from each address. */
const CONCURRENT_GUESSES = 4;
const ATTACKERS = [1, 2, 3, 4].map((n) => `203.0.113.${n}`);
const [HOME, ELSEWHERE] = ["192.0.2.1", "192.0.2.2"];
const [NAME, PASSWORD] = ["Victim", "four cows and a throne"];

await runAttack(async ({ url, guest, during, fail }) => {
  const signIn = (password: string, address: string, cookie?: string) => {
    const visitor = new Visitor(url, address);
    visitor.cookie = cookie;
    return visitor.request("POST", "/api/session", { name: NAME, password });
  };
  const owner = await guest(NAME, HOME);
  let known = knownDevice(await owner.request("POST", "/api/account", { password: PASSWORD }));

  const counts = { judged: 0, refused: 0 };
  const waits: number[] = [];
  const end = performance.now() + 1000 * SECONDS;

  async function guess(address: string): Promise<void> {
    while (performance.now() < end) {
      const { status } = await signIn(`guess ${counts.judged}`, address);
      if (status === 403) counts.judged++;
      else counts.refused++;
      // Beyond 600 requests a minute, requests are refused before the password is checked.
      await sleep(400);
    }
  }

  /** The owner signs in on a known device, even from the address of an attacker, and on a new device. */
  async function signInAsOwner(): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      const answer = await signIn(PASSWORD, ATTACKERS[0] ?? "", known);
      waits.push(performance.now() - began);
      if (answer.status !== 200) fail(`the owner's device was refused: ${answer.status}`);
      else known = knownDevice(answer);
      const { status } = await signIn(PASSWORD, ELSEWHERE);
      if (status !== 200) fail(`the owner was refused on a new device: ${status}`);
      await sleep(1000);
    }
  }

  await during(`guesses from ${ATTACKERS.length} addresses`, async () => {
    const guessing = ATTACKERS.flatMap((address) =>
      Array.from({ length: CONCURRENT_GUESSES }, () => guess(address)),
    );
    await Promise.all([signInAsOwner(), ...guessing]);
  });
  const most = Math.round(Math.max(...waits));
  print(`${counts.judged} guesses were checked, ${counts.refused} refused`);
  print(`the owner signed in ${2 * waits.length} times, in ${most} ms at most on a known device`);
});

/** The cookie that marks the device as known to the account. */
function knownDevice({ headers }: Response): string | undefined {
  const cookie = headers.getSetCookie().find((each) => each.startsWith("sofala_known="));
  return cookie?.split(";")[0];
}
