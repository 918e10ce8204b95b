import type { FactNameProps } from "../game-ui.ts";
import { allMediterraneanText, useMediterraneanText } from "./mediterranean-text.ts";

/** The name of an idea that a seat ended with. */
export function FactName({ topic, value }: FactNameProps) {
  const hasText = useMediterraneanText();
  if (!hasText) return undefined;
  const { facts }: { readonly facts: Facts } = allMediterraneanText.value;
  const names = facts[value === undefined ? "topic" : topic];
  const code = value ?? topic;
  return <>{names?.[code] ?? code}</>;
}

/** Names by the codes of topics, and of the ideas in each topic. */
type Facts = { readonly [topic: string]: { readonly [code: string]: string } | undefined };
