type Tagged<Tag extends string, Value extends string = string> = { readonly [tag in Tag]: Value };

/** A sentence for each variant of a union, under its tag: a variant without one does not compile. */
export type Sentences<
  Tag extends string,
  Union extends Tagged<Tag>,
  Rest extends readonly unknown[],
> = {
  readonly [Value in Union[Tag]]: (
    variant: Extract<Union, Tagged<Tag, Value>>,
    ...rest: Rest
  ) => string;
};

/** Returns the sentence of a variant. */
export const sentenceByTag =
  <Tag extends string, Union extends Tagged<Tag>, Rest extends readonly unknown[]>(
    tag: Tag,
    sentences: Sentences<Tag, Union, Rest>,
  ) =>
  (variant: Union, ...rest: Rest): string => {
    // The sentence under a variant's tag takes that variant; the compiler cannot see that.
    const sentence = sentences[variant[tag]] as (variant: Union, ...rest: Rest) => string;
    return sentence(variant, ...rest);
  };
