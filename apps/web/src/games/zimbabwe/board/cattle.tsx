/** The head of a long-horned cow, in a square of 16 and in the fill around it. */
export const CattleHead = () => (
  <path d="M8 15.5c-1.5 0-2.5-1.3-2.8-3L4.6 8.8c-1.3.3-2.6 0-3.2-1L3.7 7C1 6.5-.3 3.8.4.6 1.3 3.3 3 4.7 5.3 4.8 6.8 4.3 9.2 4.3 10.7 4.8 13 4.7 14.7 3.3 15.6.6c.7 3.2-.6 5.9-3.3 6.4l2.3.8c-.6 1-1.9 1.3-3.2 1l-.6 3.7c-.3 1.7-1.3 3-2.8 3z" />
);
