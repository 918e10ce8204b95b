import type { Sanction } from "@sofala/protocol";
import type { OperateText } from "@sofala/text/online";

/** The text of a sanction. */
export function sanctionText(verdict: Sanction, { sanction: text }: OperateText): string {
  switch (verdict.kind) {
    case "mute":
      return text.mute(verdict.days);
    case "ban":
      return text.ban(verdict.days);
    case "rename":
      return text.rename(verdict.name);
    case "pardon":
      return text.pardon;
    case "dismiss":
      return text.dismiss;
  }
}
