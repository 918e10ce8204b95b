import { words } from "../../text/app-text.ts";

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
