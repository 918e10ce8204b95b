import { words } from "../../words/words.ts";

export function NotFound() {
  const { title, text, way } = words.value.common.notFound;
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <a class="button primary" href="/">
        {way}
      </a>
    </>
  );
}
