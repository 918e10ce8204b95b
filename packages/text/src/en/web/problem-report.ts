/** A report of a problem, prepared for the person to send. */
export const problemReport = {
  title: "Report a problem",
  text: "This prepares a file that you can read and send to the people who run this site. Nothing is sent automatically.",
  comment: "What happened, and what did you expect?",
  commentHint: "I wanted to …",
  /** What goes into the file. */
  contentsTitle: "The file contains:",
  position: (round: number) => `the position in round ${round}, with the moves of this turn so far`,
  environment: "the version of Sofala, your browser and language, and the address of this screen",
  noNames: "no player names",
  preview: "Preview file",
  download: "Download file",
  copy: "Copy text",
  copied: "Copied.",
  cannotCopy: "The browser does not allow copying. Select the text and copy it yourself.",
  saved: "Saved to your downloads.",
};

export type ProblemReportText = typeof problemReport;
