/** Friends and blocked people. */
export const people = {
  intro: "Who you like to play with, and who you would rather not meet.",
  toLobby: "All tables",
  friends: {
    title: "Friends",
    noFriends: "Nobody yet. Look for somebody below, or open the menu beside a name at a table.",
    online: "Here now",
    offline: "Away",
    /** At a table that waits for players, and at a running game. */
    join: (table: string) => `Sit down: ${table}`,
    watch: (table: string) => `Watch: ${table}`,
    /** A table without a title. */
    untitledTable: "a table",
  },
  incomingRequests: "They would like to be friends",
  outgoingRequests: "You asked",
  /** Actions on a person in a list; screen readers add the name. */
  actions: {
    accept: "Accept",
    decline: "Decline",
    withdraw: "Withdraw",
    unfriend: "Unfriend",
    unblock: "Unblock",
    request: "Ask to be friends",
  },
  search: {
    title: "Find somebody",
    label: "How does the name begin?",
    hint: "Accounts are found by name. Guests are found among those you played with.",
    noMatch: (name: string) => `No account begins with “${name}”.`,
    recentlyMet: "Played with lately",
    nobodyRecentlyMet: "Nobody yet: everybody you play with will be listed here.",
  },
  blocked: {
    title: "Blocked",
    nobodyBlocked: "You have blocked nobody.",
  },
  menu: {
    button: (name: string) => `Menu for ${name}`,
    profile: "See the profile",
    sendRequest: "Ask to be friends",
    acceptRequest: "Accept as a friend",
    block: "Block …",
    unblock: "Unblock",
    report: "Report …",
    /** The relationship to this person. */
    requestSent: (name: string) => `You asked ${name} to be friends.`,
    alreadyFriend: (name: string) => `${name} is a friend.`,
    alreadyBlocked: (name: string) => `You have blocked ${name}.`,
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    text: (name: string) => [
      `You two will not sit at the same tables any more, and do not see each other's open ones. What ${name} writes will not be shown to you, and ${name} cannot ask you to be friends.`,
      `${name} is not told. If you both wait at a table, you leave it; at a table that you opened, ${name} does. Games under way go on. You can undo this at any time on the page “People”.`,
    ],
    confirm: "Block",
  },
  report: {
    title: (name: string) => `Report ${name}`,
    text: "An operator of this server will read it. The person is not told who reported them.",
    /** The chat is attached. */
    messageIncluded: "What was written is sent along, with what came before and after.",
    reason: "What is it about?",
    reasons: {
      abuse: "Insults or harassment",
      name: "An offensive name",
      cheating: "Unfair play",
      stalling: "Holding up games",
      other: "Something else",
    },
    comment: "In your words",
    commentHint: "At most 1000 characters; may be left empty.",
    send: "Send the report",
    done: "Thank you. An operator will look at it.",
  },
  moderationStatus: {
    muted: (until: string) => `Until ${until} you cannot write at tables. Set phrases remain.`,
    banned: {
      title: "You may not come in for now",
      text: (until?: string) =>
        until === undefined
          ? "An operator has banned you from this server for good."
          : `An operator has banned you from this server until ${until}. Games you sit at go on by their clocks.`,
    },
    renamed: (from: string, name: string) =>
      `An operator has changed your name from “${from}” to “${name}”.`,
    explanation: (why: string) => `The reason: ${why}`,
    acknowledge: "I have read it",
    playLocally: "Play on this device",
  },
};

export type PeopleText = typeof people;
