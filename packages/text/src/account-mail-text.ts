/** What is written about accounts by e-mail; a link stands alone on its line. */
export interface AccountLettersText {
  readonly confirm: (letter: { readonly name: string; readonly link: string }) => LetterText;
  readonly reset: (letter: { readonly name: string; readonly link: string }) => LetterText;
  /** To the address that was there before. */
  readonly addressChanged: (letter: {
    readonly name: string;
    readonly address: string | undefined;
  }) => LetterText;
  readonly passwordChanged: (letter: { readonly name: string }) => LetterText;
  readonly passkeyAdded: (letter: { readonly name: string }) => LetterText;
}

interface LetterText {
  readonly subject: string;
  readonly text: string;
}
