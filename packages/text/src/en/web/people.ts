import type { PeopleText } from "../../web/people-text.ts";

export const people: PeopleText = {
  intro: "Who you like to play with, and who you would rather not meet.",
  toLobby: "All tables",
  friends: {
    title: "Friends",
    noFriends: "Nobody yet. Look for somebody below, or open the menu beside a name at a table.",
    online: "Here now",
    offline: "Away",
    join: (table) => `Sit down: ${table}`,
    watch: (table) => `Watch: ${table}`,
    untitledTable: "a table",
  },
  incomingRequests: "They would like to be friends",
  outgoingRequests: "You asked",
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
    noMatch: (name) => `No account begins with “${name}”.`,
    recentlyMet: "Played with lately",
    nobodyRecentlyMet: "Nobody yet: everybody you play with will be listed here.",
  },
  blocked: {
    title: "Blocked",
    nobodyBlocked: "You have blocked nobody.",
  },
  menu: {
    button: (name) => `Menu for ${name}`,
    profile: "See the profile",
    sendRequest: "Ask to be friends",
    acceptRequest: "Accept as a friend",
    block: "Block …",
    unblock: "Unblock",
    report: "Report …",
    requestSent: (name) => `You asked ${name} to be friends.`,
    alreadyFriend: (name) => `${name} is a friend.`,
    alreadyBlocked: (name) => `You have blocked ${name}.`,
  },
  block: {
    title: (name) => `Block ${name}?`,
    text: (name) => [
      `You two will not sit at the same tables any more, and do not see each other's open ones. What ${name} writes will not be shown to you, and ${name} cannot ask you to be friends.`,
      `${name} is not told. If you both wait at a table, you leave it; at a table that you opened, ${name} does. Games under way go on. You can undo this at any time on the page “People”.`,
    ],
    confirm: "Block",
  },
  report: {
    title: (name) => `Report ${name}`,
    text: "An operator of this server will read it. The person is not told who reported them.",
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
    muted: (until) => `Until ${until} you cannot write at tables. Set phrases remain.`,
    banned: {
      title: "You may not come in for now",
      text: (until) =>
        until === undefined
          ? "An operator has banned you from this server for good."
          : `An operator has banned you from this server until ${until}. Games you sit at go on by their clocks.`,
    },
    renamed: (from, name) => `An operator has changed your name from “${from}” to “${name}”.`,
    explanation: (why) => `The reason: ${why}`,
    acknowledge: "I have read it",
    playLocally: "Play on this device",
  },
};
