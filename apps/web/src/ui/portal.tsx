import { render, type ComponentChildren } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";

interface Props {
  readonly children: ComponentChildren;
}

/** Renders its children at the end of the page, outside the styles of the components around it. */
export function Portal({ children }: Props) {
  const place = useMemo(() => document.createElement("div"), []);
  useLayoutEffect(() => {
    document.body.append(place);
    return () => {
      render(null, place);
      place.remove();
    };
  }, [place]);
  useLayoutEffect(() => render(children, place));
  return undefined;
}
