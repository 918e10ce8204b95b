import type { Signal } from "@preact/signals";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { isPhone } from "../ui/screen-size.ts";
import type { RulesBook } from "./rules-book.ts";
import "./rules-search.css";
import { SectionLink, type FollowLink } from "./section-link.tsx";
import { search, type SnippetPart } from "./search.ts";

interface Props {
  readonly book: RulesBook;
  readonly query: Signal<string>;
  readonly onFollow: FollowLink;
}

/** The search field of the rules, and its results. */
export function RulesSearch({ book, query, onFollow }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // In a dialog the field gets the focus, but not on a phone, where the keyboard would cover the rules.
    const isInDialog = field.current?.closest("dialog") instanceof HTMLElement;
    if (isInDialog && !isPhone.peek()) field.current?.focus();
  }, []);
  const { screenText, searchHint } = book;
  const results = useMemo(() => search(book, query.value), [book, query.value]);
  const hasQuery = query.value.trim() !== "";
  return (
    <search class="rules-search">
      <label for={id}>{screenText.search}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autocomplete="off"
        enterkeyhint="search"
        placeholder={searchHint}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      <p role="status" class="quiet">
        {hasQuery &&
          (results.length === 0 ? screenText.nothingFound : screenText.resultCount(results.length))}
      </p>
      {hasQuery && results.length > 0 && (
        <ol>
          {results.map(({ section, chapter, title, snippet }) => (
            <li key={section}>
              <SectionLink book={book} section={section} onFollow={onFollow}>
                <span class="title">
                  <MarkedText parts={title} />
                </span>
                <span class="chapter">{chapter}</span>
                <span class="snippet">
                  <MarkedText parts={snippet} />
                </span>
              </SectionLink>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

function MarkedText({ parts }: { readonly parts: readonly SnippetPart[] }) {
  return (
    <>
      {parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
    </>
  );
}
