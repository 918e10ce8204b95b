import type { Signal } from "@preact/signals";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { isPhone } from "../table/layout-model.ts";
import type { RulesBook } from "./rules-book.ts";
import "./rules-search.css";
import { SectionLink, type Follow } from "./section-link.tsx";
import { search, type SnippetPart } from "./search.ts";

interface Props {
  readonly book: RulesBook;
  readonly query: Signal<string>;
  readonly follow: Follow;
}

/** A field to search the rules with, and what it finds. */
export function RulesSearch({ book, query, follow }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Who calls the rules over a table can type at once; on a phone the keys would hide them.
    const isOverTable = field.current?.closest("dialog") instanceof HTMLElement;
    if (isOverTable && !isPhone.peek()) field.current?.focus();
  }, []);
  const { screen, searchHint } = book;
  const results = useMemo(() => search(book, query.value), [book, query.value]);
  const isAsked = query.value.trim() !== "";
  return (
    <search class="rules-search">
      <label for={id}>{screen.search}</label>
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
        {isAsked && (results.length === 0 ? screen.nothingFound : screen.found(results.length))}
      </p>
      {isAsked && results.length > 0 && (
        <ol>
          {results.map(({ section, chapter, title, snippet }) => (
            <li key={section}>
              <SectionLink book={book} section={section} follow={follow}>
                <span class="title">
                  <Marked parts={title} />
                </span>
                <span class="chapter">{chapter}</span>
                <span class="snippet">
                  <Marked parts={snippet} />
                </span>
              </SectionLink>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

function Marked({ parts }: { readonly parts: readonly SnippetPart[] }) {
  return (
    <>{parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))}</>
  );
}
