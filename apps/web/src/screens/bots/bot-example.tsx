import { useSignal } from "@preact/signals";
// oxlint-disable-next-line import/default -- Vite hands over the text of the file.
import random from "../../../../../examples/bots/server/random.ts?raw";
import { Icon } from "../../ui/icon.tsx";
import { copyText, download } from "../../ui/download.ts";
import { ratingsText } from "../../text/ratings-text.ts";

const FILE = "random.ts";

/** A complete bot, and how to start it. */
export function BotExample() {
  const { botPage: text } = ratingsText.value;
  const copied = useSignal<boolean | undefined>(undefined);
  const command = `SOFALA_URL=${location.origin} SOFALA_TOKEN=… node ${FILE}`;
  return (
    <section class="panel example">
      <header>
        <div>
          <h2 id="example">{text.example}</h2>
          <p class="quiet">{text.exampleText}</p>
        </div>
        <div class="button-row">
          <button
            type="button"
            class="button"
            onClick={() => void copyText(random).then((isCopied) => (copied.value = isCopied))}
          >
            <Icon name={copied.value === true ? "check" : "log"} />
            {copied.value === true ? text.copied : text.copy}
          </button>
          <button type="button" class="button" onClick={() => download(FILE, random, "text/plain")}>
            <Icon name="download" />
            {text.save}
          </button>
        </div>
      </header>
      <p role="status" class={copied.value === false ? "" : "spoken"}>
        {copied.value === false && text.cannotCopy}
      </p>
      <pre tabIndex={0} role="region" aria-labelledby="example">
        <code>{random}</code>
      </pre>
      <pre class="command">
        <code>{command}</code>
      </pre>
    </section>
  );
}
