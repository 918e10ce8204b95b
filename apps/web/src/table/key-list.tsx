import "./key-list.css";

/** Keys, separated by spaces, and what they do. */
export interface KeyBinding {
  readonly keys: string;
  readonly description: string;
}

interface Props {
  readonly keys: readonly KeyBinding[];
}

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
