/** A report of a problem, prepared for the person to send. */
export const problemReport = {
  title: "Report a problem",
  text: "This prepares a file that you can read and send to whoever runs this table. Nothing is sent by itself.",
  comment: "What happened, and what did you expect?",
  commentHint: "I wanted to …",
  /** What goes into the file. */
  contentsTitle: "The file holds:",
  position: (round: number) => `the position in round ${round}, with the moves of the turn so far`,
  environment: "the version of Sofala, your browser and language, the address of this screen",
  noNames: "no names of players",
  preview: "Read the file",
  download: "Save the file",
  copy: "Copy the text",
  copied: "Copied.",
  cannotCopy: "The browser does not let us copy; the text can be marked by hand.",
  saved: "Saved with your downloads.",
};

export type ProblemReportText = typeof problemReport;
