/** Phase I. */
export interface GiftsText {
  /** `Give at least 3, or pass.` */
  readonly prompt: (least: number) => string;
  readonly cannotGive: string;
  readonly amount: string;
  readonly give: (cattle: number) => string;
  readonly pass: string;
  readonly less: string;
  readonly more: string;
  /** What happens if all others pass after this gift. */
  readonly forecastGive: (facts: {
    readonly place: number;
    readonly returned: number;
    readonly remaining: number;
  }) => string;
  readonly forecastPass: (facts: { readonly place: number; readonly onPlaque: number }) => string;
  readonly fromStock: (cattle: number) => string;
  readonly plaqueOf: (name: string) => string;
  readonly extraPlaque: string;
}
