/** The file with the licenses of all packages; it is not among the files for offline use. */
export const LICENSES_FILE = "third-party-licenses.txt";
/** Between two packages. */
export const LICENSE_SEPARATOR = `\n\n${"=".repeat(80)}\n\n`;

interface PackageLicense {
  /** The package with its version and the name of its license. */
  readonly title: string;
  readonly text: string;
}

/** The packages in the file. */
export const parseLicenses = (file: string): readonly PackageLicense[] =>
  file.split(LICENSE_SEPARATOR).map((part) => {
    const [title = "", ...text] = part.split("\n\n");
    return { title, text: text.join("\n\n") };
  });
