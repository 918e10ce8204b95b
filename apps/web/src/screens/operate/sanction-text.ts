import type { Sanction } from "@sofala/protocol";
import type { OperateText } from "@sofala/text/online";

/** What was decided, in words. */
export function verdictText(verdict: Sanction, { verdict: text }: OperateText): string {
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
