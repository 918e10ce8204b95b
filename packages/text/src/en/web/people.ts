/** Friends and blocked people. */
export const people = {
  intro: "Your friends, and players you have blocked.",
  toLobby: "All tables",
  friends: {
    title: "Friends",
    noFriends: "No friends yet. Search for a player, or open the menu next to a name at a table.",
    online: "Online",
    offline: "Away",
    /** At a table that waits for players, and at a running game. */
    join: (table: string) => `Join: ${table}`,
    watch: (table: string) => `Watch: ${table}`,
    /** A table without a title. */
    untitledTable: "a table",
  },
  incomingRequests: "Friend requests",
  outgoingRequests: "Sent requests",
  /** Actions on a person in a list; screen readers add the name. */
  actions: {
    accept: "Accept",
    decline: "Decline",
    withdraw: "Withdraw",
    unfriend: "Unfriend",
    unblock: "Unblock",
    request: "Add friend",
  },
  search: {
    title: "Find a player",
    label: "Start of the name",
    hint: "You can find accounts by name, and guests only if you have played with them.",
    noMatch: (name: string) => `No account name starts with “${name}”.`,
    recentlyMet: "Recent players",
    nobodyRecentlyMet: "Players you meet will appear here.",
  },
  blocked: {
    title: "Blocked",
    nobodyBlocked: "You have not blocked anybody.",
  },
  menu: {
    button: (name: string) => `Menu for ${name}`,
    profile: "View profile",
    sendRequest: "Add friend",
    acceptRequest: "Accept friend request",
    block: "Block …",
    unblock: "Unblock",
    report: "Report …",
    /** The relationship to this person. */
    requestSent: (name: string) => `You have sent ${name} a friend request.`,
    alreadyFriend: (name: string) => `${name} is your friend.`,
    alreadyBlocked: (name: string) => `You have blocked ${name}.`,
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    text: (name: string) => [
      `You and ${name} can no longer join the same tables or see each other's open tables. You will not see ${name}'s messages, and ${name} cannot send you friend requests.`,
      `${name} will not be notified. If you are both waiting at a table, you leave it; if you opened it, ${name} leaves. Games in progress continue. You can unblock ${name} at any time on the People page.`,
    ],
    confirm: "Block",
  },
  report: {
    title: (name: string) => `Report ${name}`,
    text: "An operator of this server will read it. The player will not know who reported them.",
    /** The chat is attached. */
    messageIncluded: "The message is included, with the messages before and after it.",
    reason: "What is it about?",
    reasons: {
      abuse: "Insults or harassment",
      name: "An offensive name",
      cheating: "Unfair play",
      stalling: "Holding up games",
      other: "Something else",
    },
    comment: "Your comment",
    commentHint: "Optional, up to 1000 characters.",
    send: "Send report",
    done: "Thank you. An operator will look into it.",
  },
  moderationStatus: {
    muted: (until: string) => `You are muted until ${until}. You can still use set phrases.`,
    banned: {
      title: "You are banned",
      text: (until?: string) =>
        until === undefined
          ? "An operator has banned you from this server permanently."
          : `An operator has banned you from this server until ${until}. Your games continue, and their clocks keep running.`,
    },
    renamed: (from: string, name: string) =>
      `An operator has changed your name from “${from}” to “${name}”.`,
    explanation: (why: string) => `Reason: ${why}`,
    acknowledge: "OK",
    playLocally: "Play on this device",
  },
};

export type PeopleText = typeof people;
