import { Component, createElement, type ComponentChild, type FunctionComponent } from "preact";

/** A component that renders again only when one of its props is another value. */
export function memo<Props extends object>(
  inner: FunctionComponent<Props>,
): new (props: Props) => Component<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differ(this.props, next);
    }
    override render(): ComponentChild {
      return createElement(inner, this.props);
    }
  };
}

function differ(before: object, after: object): boolean {
  const old: Record<string, unknown> = { ...before };
  const entries = Object.entries(after);
  return (
    entries.length !== Object.keys(old).length ||
    entries.some(([name, value]) => old[name] !== value)
  );
}
