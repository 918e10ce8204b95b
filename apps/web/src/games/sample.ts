/** An address that shows a screen; `game` names a stored game that it needs. */
export interface Sample {
  readonly name: string;
  readonly path: string;
  readonly game?: string;
}
