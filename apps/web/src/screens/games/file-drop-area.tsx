import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import "./file-drop-area.css";

interface Props {
  readonly onDrop: (file: File) => void;
  readonly children: ComponentChildren;
}

/** An area where a file can be dropped. */
export function FileDropArea({ onDrop, children }: Props) {
  const isOver = useSignal(false);
  return (
    <div
      class={isOver.value ? "drop-place over" : "drop-place"}
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes("Files") !== true) return;
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={(event) => {
        const { relatedTarget, currentTarget } = event;
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) isOver.value = false;
      }}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        isOver.value = false;
        if (file === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onDrop(file);
      }}
    >
      {children}
    </div>
  );
}
