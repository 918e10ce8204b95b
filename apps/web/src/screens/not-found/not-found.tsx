import { appText } from "../../text/app-text.ts";

export function NotFound() {
  const { title, text, homeLink } = appText.value.common.notFound;
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <a class="button primary" href="/">
        {homeLink}
      </a>
    </>
  );
}
