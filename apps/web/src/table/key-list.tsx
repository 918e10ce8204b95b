import "./key-list.css";

interface Props {
  readonly keys: readonly { readonly keys: string; readonly does: string }[];
}

/** Keys and what they do; several for one thing stand apart by spaces. */
export function KeyList({ keys: rows }: Props) {
  return (
    <dl class="key-list">
      {rows.map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            {keys.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
