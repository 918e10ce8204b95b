import { count } from "../grammar.ts";

/** The account pages: creating an account, signing in, and managing it. */
export const account = {
  /** For a guest, and for a visitor without a name. */
  guest: {
    title: "Your account",
    intro: "You can play without an account for as long as you like. With an account:",
    reasons: [
      "you can open your games on every device, and they are safe even if this browser deletes its data;",
      "nobody else can use your name;",
      "your friends, results and ratings stay with you.",
    ],
    youAre: (name: string) =>
      `On this device you are the guest ${name}. You will keep your games and history.`,
    haveAccount: "I have an account",
    noAccountYet: "I do not have an account yet",
  },
  signUp: {
    title: "Create an account",
    text: "No email address needed.",
    name: "Name",
    nameHint: "The name others see. Nobody else can use it.",
    passkey: "Create a passkey",
    passkeyHint:
      "Saved on this device, your phone or a security key. There is nothing to remember.",
    orPassword: "Or with a password",
    password: "Password",
    passwordHint: "At least ten characters. A short sentence works well.",
    submit: "Create account",
  },
  signIn: {
    title: "Sign in",
    passkey: "Sign in with a passkey",
    name: "Name",
    password: "Password",
    submit: "Sign in",
    forgotPassword: "Forgot your password?",
    /** The tables of the guest were moved to the account. */
    tablesTransferred: (tables: number) =>
      tables === 1
        ? "One table from this device now belongs to your account."
        : `${tables} tables from this device now belong to your account.`,
    /** Games of the guest that would be lost. */
    conflictingTables: (games: string) =>
      games === "1"
        ? "The guest on this device and your account are both seated at the same table. If you continue, a bot takes the guest's seat."
        : `The guest on this device and your account are both seated at the same ${games} tables. If you continue, bots take the guest's seats.`,
    signInAnyway: "Sign in anyway",
  },
  forgotPassword: {
    title: "Reset your password",
    text: "Enter your account's email address, and we will send you a link.",
    email: "Email",
    submit: "Send link",
    sent: "If an account has this address, an email is on its way. The link works for one day.",
    noMail:
      "This server does not send email. Ask the people who run it for a link to set a new password.",
    useCode: "Use a recovery code",
  },
  recover: {
    title: "Use a recovery code",
    text: "Enter one of the codes that you saved. This signs out every device and program that uses the account.",
    name: "Name",
    code: "Recovery code",
    password: "New password",
    submit: "Set password and sign in",
    left: (codes: number) =>
      codes === 0
        ? "That was your last recovery code. Create new ones here."
        : `Your password was reset. ${count(codes, "recovery code")} left.`,
  },
  resetPassword: {
    title: "Set a new password",
    text: "This signs out every device and program that uses the account.",
    password: "New password",
    submit: "Set password",
    done: (name: string) => `Done. Sign in as ${name} with the new password.`,
    toSignIn: "Sign in",
  },
  confirmEmail: {
    title: "Is this your address?",
    text: "Confirm that you received our email.",
    submit: "Confirm",
    done: (email: string) => `${email} is confirmed.`,
  },
  overview: {
    title: "Your account",
    youAre: (name: string) => `You are ${name}`,
    rename: "Change name",
    toTables: "All tables",
    links: {
      profile: "Games and ratings",
      people: "Friends and blocked people",
      notifications: "Notifications",
      bots: "Your bots",
    },
  },
  signInMethods: {
    title: "Ways to sign in",
    text: "You cannot remove the last one.",
    password: "Password",
    passwordIsSet: "set",
    noPassword: "none",
    setPassword: "Set a password",
    changePassword: "Change",
    removePassword: "Remove",
    newPassword: "New password",
    otherDevicesSignedOut: "You stay signed in here. All your other devices are signed out.",
    passkey: (label: string) => (label === "" ? "Passkey" : `Passkey, ${label}`),
    lastUsed: (moment: string) => `last used ${moment}`,
    addPasskey: "Add a passkey",
    remove: "Remove",
    removeNamed: (what: string) => `Remove: ${what}`,
    passkeysUnavailable: "Passkeys need a domain name, such as https://example.org.",
    done: "Done.",
  },
  recoveryCodes: {
    title: "Recovery codes",
    text: "If you lose your password or passkey, a code lets you set a new password, without email. Each works once.",
    none: "You have none yet.",
    left: (codes: number, created: string) =>
      `${codes === 0 ? "None" : codes} left of those you created ${created}.`,
    lastUsed: (moment: string) => `Last used ${moment}. If that was not you, create new codes.`,
    create: "Create recovery codes",
    replace: "Create new codes",
    replaceHint: "New codes replace the old ones.",
    dialogTitle: "Your recovery codes",
    dialogText: "Download them, or write them down now: they are not shown again.",
    copy: "Copy",
    copied: "Copied",
    cannotCopy: "Copying is not possible here. Download the codes or write them down.",
    download: "Download",
    done: "I saved them",
    /** The first lines of the downloaded file. */
    fileHeading: (name: string, server: string) =>
      `Recovery codes of ${name} at ${server}\nEach sets a new password once: Sign in, Forgot your password?, Use a recovery code.`,
  },
  email: {
    title: "Email",
    text: "Used to reset your password and for notifications, if you want them. Nobody else sees it.",
    confirmed: (email: string) => `${email} is confirmed.`,
    pending: (email: string) => `We sent an email to ${email}. Open the link in it.`,
    label: "Address",
    save: "Save",
    remove: "Remove",
    noMail: "This server does not send email.",
  },
  sessions: {
    title: "Devices",
    thisDevice: "this one",
    unknownDevice: "Unknown device",
    lastSeen: (moment: string) => `last seen ${moment}`,
    signOut: "Sign out",
    signOutNamed: (device: string) => `Sign out: ${device}`,
    signOutHere: "Sign out here",
    signOutEverywhere: "Sign out everywhere",
    signOutEverywhereText: "This signs out all devices, including this one.",
    revokeTokens: "Also revoke my programs' tokens",
  },
  data: {
    title: "Your data",
    text: "Download everything that this server stores about you, or delete it permanently.",
    export: "Download my data",
    archive: "Download signed archive",
    archiveText:
      "The signed archive has your finished games, ratings, friends' names and notes. You can verify it, and bring it to another Sofala server.",
    delete: "Delete my account",
    deleteTitle: "Delete your account?",
    deleteText:
      "Your name is removed from all games, but the moves stay. In games in progress a bot takes over, or the game ends, depending on the table. This cannot be undone.",
    /** What must be typed. */
    typeToConfirm: (name: string) => `Type ${name} to confirm`,
    submit: "Delete",
  },
  imports: {
    title: "Games from another server",
    text: "Choose the signed archive that you downloaded there. Only you see what you bring, and it changes no rating here.",
    choose: "Choose archive",
    notAnArchive: "This is not a signed archive of a person. Nothing was changed.",
    reading: "Reading the file",
    progress: (done: number, all: number) => `${done} of ${count(all, "game")} sent`,
    done: (games: number) =>
      games === 0 ? "Done. There were no new games." : `Done. ${count(games, "game")} added.`,
    refused: (games: number, reason: string) =>
      `${count(games, "game")} could not be added. The first reason: ${reason}`,
    summary: (name: string, server: string, games: number) =>
      `${name} at ${server}: ${count(games, "game")}`,
    /** What is known about where it comes from; the key follows. */
    proof: (server: string, exported: string) =>
      `Signed on ${exported} by a server that calls itself ${server}. Anybody can choose that name. Compare the key with ${server}/api/signing-keys, or run sofala verify. The key:`,
    missing: (games: number) =>
      `${count(games, "game")} of the archive ${games === 1 ? "is" : "are"} not here. Choose the file again to continue.`,
    ratings: "Ratings on that server",
    rating: (
      rating: number,
      uncertainty: number,
      games: number,
      pace: "live" | "correspondence" | "untimed",
    ) =>
      `${rating} ± ${uncertainty}, ${{ live: "live", correspondence: "correspondence", untimed: "untimed" }[pace]}, ${count(games, "game")}`,
    friends: "Friends on that server",
    sameName: "Somebody here has this name",
    games: "Finished games",
    watch: "Watch replay",
    cannotOpen: "This game cannot be opened on this device.",
    remove: "Remove all of this",
  },
  reauthenticate: {
    title: "Confirm that it is you",
    text: "Please confirm your identity before making this change.",
    password: "Current password",
    submit: "Continue",
    passkey: "Use a passkey",
    cancel: "Cancel",
  },
  passkeyCancelled: "No passkey was used.",
  throttled: (seconds: number) =>
    `Too many attempts. Wait ${seconds > 90 ? count(Math.ceil(seconds / 60), "minute") : count(seconds, "second")}, then try again.`,
};

export type AccountText = typeof account;
