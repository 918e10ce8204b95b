/** Data for each kind of a union: a kind that is missing here does not compile. */
export type Samples<Key extends string, Union extends Keyed<Key>> = {
  readonly [Kind in Union[Key]]: readonly Without<Key, Extract<Union, Keyed<Key, Kind>>>[];
};

type Keyed<Key extends string, Kind extends string = string> = { readonly [key in Key]: Kind };
type Without<Key extends string, Variant> = Variant extends unknown ? Omit<Variant, Key> : never;

/** A sample's name and its text. */
export type Line = readonly [name: string, text: string];

/** `event gift-given {seat: 1, cattle: 5}` and its sentence, for each sample. */
export const linesOf = <Key extends string, Union extends Keyed<Key>>(
  group: string,
  key: Key,
  samples: Samples<Key, Union>,
  say: (variant: Union) => string,
): readonly Line[] =>
  Object.entries<readonly object[]>(samples).flatMap(([kind, all]) =>
    all.map((data): Line => {
      // The data of each kind is under that kind; the compiler cannot see that.
      const variant = { [key]: kind, ...data } as unknown as Union;
      return [`${group} ${kind}${briefJson(data)}`, say(variant)];
    }),
  );

/** ` {seat: 1, plaques: [2, 2, 1]}` */
function briefJson(data: object): string {
  const json = JSON.stringify(data).replaceAll('"', "").replaceAll(/[,:]/gu, "$& ");
  return json === "{}" ? "" : ` ${json}`;
}

export const keysOf = <Key extends string>(table: {
  readonly [key in Key]: unknown;
}): readonly Key[] => Object.keys(table) as Key[];
