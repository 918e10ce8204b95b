import "./key-list.css";

interface Props {
  readonly keys: readonly { readonly keys: string; readonly description: string }[];
}

/** Keys and what they do; several keys for one thing are separated by spaces. */
export function KeyList({ keys: rows }: Props) {
  return (
    <dl class="key-list">
      {rows.map(({ keys, description }) => (
        <div key={keys}>
          <dt>
            {keys.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
