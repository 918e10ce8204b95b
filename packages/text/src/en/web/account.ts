import { count } from "../grammar.ts";

/** The account pages: creating an account, signing in, and managing it. */
export const account = {
  /** For a guest, and for a visitor without a name. */
  guest: {
    title: "An account",
    intro: "You can play without one for as long as you like. With one:",
    reasons: [
      "you find your games on every device, and they are safe when this browser forgets you;",
      "your name is yours alone;",
      "your friends, results and ratings stay with you.",
    ],
    youAre: (name: string) =>
      `On this device you are the guest ${name}. Your games and history stay.`,
    haveAccount: "I have an account",
    noAccountYet: "I have none yet",
  },
  signUp: {
    title: "Make an account",
    text: "No e-mail is needed.",
    name: "Name",
    nameHint: "By which others know you. Nobody else can have it.",
    passkey: "Make a passkey",
    passkeyHint: "This device, your telephone or a key keeps it. There is nothing to remember.",
    orPassword: "Or with a password",
    password: "Password",
    passwordHint: "Ten characters or more; a short sentence is good.",
    submit: "Make the account",
  },
  signIn: {
    title: "Sign in",
    passkey: "Sign in with a passkey",
    name: "Name",
    password: "Password",
    submit: "Sign in",
    forgotPassword: "Forgotten your password?",
    /** The tables of the guest were moved to the account. */
    tablesTransferred: (tables: number) =>
      tables === 1
        ? "A table that you sat at on this device is your account's now."
        : `${tables} tables that you sat at on this device are your account's now.`,
    /** Games of the guest that would be lost. */
    conflictingTables: (games: string) =>
      games === "1"
        ? "At one table the guest on this device and your account sit both. If you go on, a bot takes the guest's seat."
        : `At ${games} tables the guest on this device and your account sit both. If you go on, bots take the guest's seats.`,
    signInAnyway: "Sign in all the same",
  },
  forgotPassword: {
    title: "A new password",
    text: "If an account has this address, a link is sent there.",
    email: "E-mail",
    submit: "Send the link",
    sent: "If an account has this address, a letter is on its way. Its link is good for a day.",
    noMail: "This server sends no mail. Whoever runs it can give you a link for a new password.",
  },
  resetPassword: {
    title: "Set a new password",
    text: "All devices and programs of the account are signed out then.",
    password: "New password",
    submit: "Set the password",
    done: (name: string) => `Done. Sign in as ${name} with the new password.`,
    toSignIn: "Sign in",
  },
  confirmEmail: {
    title: "Is this your address?",
    text: "Confirm that the letter reached you.",
    submit: "Confirm",
    done: (email: string) => `${email} is confirmed.`,
  },
  overview: {
    title: "Your account",
    youAre: (name: string) => `You are ${name}`,
    rename: "Change the name",
    toTables: "All tables",
    links: {
      profile: "Games and ratings",
      people: "Friends and blocked people",
      notifications: "When it is your turn",
      bots: "Programs and bots",
    },
  },
  signInMethods: {
    title: "Ways in",
    text: "The last one cannot be removed.",
    password: "Password",
    passwordIsSet: "is set",
    noPassword: "none",
    setPassword: "Set a password",
    changePassword: "Change",
    removePassword: "Remove",
    newPassword: "New password",
    otherDevicesSignedOut: "You stay signed in here; all your other devices are signed out.",
    passkey: (label: string) => (label === "" ? "Passkey" : `Passkey, ${label}`),
    lastUsed: (moment: string) => `last used ${moment}`,
    addPasskey: "Add a passkey",
    remove: "Remove",
    removeNamed: (what: string) => `Remove: ${what}`,
    passkeysUnavailable: "Passkeys need an address with a name, such as https://example.org.",
    done: "Done.",
  },
  email: {
    title: "E-mail",
    text: "For a new password, and for letters if you wish for them. Nobody sees it.",
    confirmed: (email: string) => `${email} is confirmed.`,
    pending: (email: string) => `A letter is on its way to ${email}. Follow the link in it.`,
    label: "Address",
    save: "Save",
    remove: "Remove",
    noMail: "This server sends no mail.",
  },
  sessions: {
    title: "Devices",
    thisDevice: "this one",
    unknownDevice: "A device",
    lastSeen: (moment: string) => `last seen ${moment}`,
    signOut: "Sign out",
    signOutNamed: (device: string) => `Sign out: ${device}`,
    signOutHere: "Sign out here",
    signOutEverywhere: "Sign out everywhere",
    signOutEverywhereText: "All devices are signed out at once, this one too.",
    revokeTokens: "Take the tokens of my programs away as well",
  },
  data: {
    title: "Your data",
    text: "Everything that this server keeps about you, as a file; or leave for good.",
    export: "Download my data",
    delete: "Delete everything about me",
    deleteTitle: "Leave for good",
    deleteText:
      "Your name disappears from all games; what was played stays. Running games are handed to a bot, or given up where the table is played that way. This cannot be undone.",
    /** What must be typed. */
    typeToConfirm: (name: string) => `Write ${name} to confirm`,
    submit: "Delete",
  },
  reauthenticate: {
    title: "Is it you?",
    text: "Before this is changed, show once more that it is you.",
    password: "Your present password",
    submit: "Go on",
    passkey: "With a passkey",
    cancel: "Cancel",
  },
  passkeyCancelled: "No passkey was shown.",
  throttled: (seconds: number) =>
    `There were too many tries. Wait ${seconds > 90 ? count(Math.ceil(seconds / 60), "minute") : count(seconds, "second")}, then try again.`,
};

export type AccountText = typeof account;
