import { render, type ComponentChildren } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";

interface Props {
  readonly children: ComponentChildren;
}

/** Shows something at the end of the page instead of here, where the looks of what is around it do not reach. */
export function AtBody({ children }: Props) {
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
