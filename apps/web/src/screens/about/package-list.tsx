import { useSignal } from "@preact/signals";
import type { AboutText } from "@sofala/text/about";
import { Loading } from "../../ui/loading.tsx";
import { LICENSES_FILE, parseLicenses } from "./package-licenses.ts";

/** The packages, once somebody asked for them. */
type Licenses = ReturnType<typeof parseLicenses> | "loading" | "unavailable" | undefined;

/** All packages with their licences, which are loaded when somebody asks for them. */
export function PackageList({ text }: { readonly text: AboutText["packages"] }) {
  const licenses = useSignal<Licenses>(undefined);
  const load = async () => {
    if (Array.isArray(licenses.peek())) return;
    licenses.value = "loading";
    const file = await readLicenses();
    licenses.value = file === undefined ? "unavailable" : parseLicenses(file);
  };
  return (
    <details
      class="packages"
      onToggle={(event) => {
        if (event.currentTarget.open) void load();
      }}
    >
      <summary>{text.title}</summary>
      <PackageLicenses licenses={licenses.value} unavailable={text.unavailable} />
    </details>
  );
}

interface Props {
  readonly licenses: Licenses;
  readonly unavailable: string;
}

function PackageLicenses({ licenses, unavailable }: Props) {
  if (licenses === undefined) return undefined;
  if (licenses === "loading") return <Loading />;
  if (licenses === "unavailable") return <p role="alert">{unavailable}</p>;
  return (
    <ul>
      {licenses.map(({ title, text }) => (
        <li key={title}>
          {text === "" ? (
            title
          ) : (
            <details>
              <summary>{title}</summary>
              <div class="licence-text">{text}</div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Undefined without a connection, or on a server without the file. */
async function readLicenses(): Promise<string | undefined> {
  try {
    const response = await fetch(`/${LICENSES_FILE}`);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
