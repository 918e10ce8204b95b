/** What statistics group seats by. */
export const facts = {
  topic: { government: "By government", religion: "By religion" },
  government: { democracy: "Democracy", dictatorship: "Dictatorship" },
  religion: { mars: "Mars", venus: "Venus" },
};
