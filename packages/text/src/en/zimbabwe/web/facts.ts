/** What statistics group seats by. */
export const facts = {
  topic: { empire: "By empire", god: "By god" },
  noGod: "No god",
};
