import type { PaceKind, Ranked } from "@sofala/protocol";
import { navigate, query } from "../../router.ts";
import { Loading } from "../../ui/loading.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TabList, TabPanel } from "../../ui/tabs.tsx";
import { useOnlineWords } from "../../words/online-words.ts";
import { results, useResultsWords } from "../../words/results-words.ts";
import { NoServer } from "../online/no-server.tsx";
import "../online/online-screen.css";
import "./ratings-screen.css";
import { StrengthTable } from "./strength-table.tsx";
import { PACES, useList } from "./use-list.ts";

/** People and bots by their strength. */
export function Screen() {
  const hasWords = [useOnlineWords(), useResultsWords()].every(Boolean);
  return <div class="online-screen ratings-screen">{hasWords ? <Lists /> : <Loading />}</div>;
}

function Lists() {
  const { lists, pace: paces, profile } = results.value;
  const isBots = query.value.get("list") === "bots";
  const pace = PACES.find((each) => each === query.value.get("pace")) ?? "untimed";
  const { answer, again } = useList(isBots ? "ladder" : "ratings", pace);
  const go = (list: string, at: PaceKind) =>
    navigate(`/ratings?${new URLSearchParams({ list, pace: at })}`, { replace: true });
  const found = answer.value;
  if (found?.ok === false) return <NoServer failure={found.error} onRetry={again} />;
  const list = isBots ? "bots" : "people";
  return (
    <>
      <header class="lobby-head">
        <h1>{lists.title}</h1>
        <a class="button" href="/bots">
          {lists.writeOne}
        </a>
      </header>
      <p class="lead">{lists.lead}</p>
      <div class="choices-of-list">
        <TabList
          id="ratings"
          label={lists.title}
          tabs={[
            { id: "people", name: lists.people, icon: "players" },
            { id: "bots", name: lists.programs, icon: "bot" },
          ]}
          selected={list}
          onSelect={(tab) => go(tab, pace)}
        />
        <Segments<PaceKind>
          legend={lists.pace}
          isLegendSpoken
          value={pace}
          choices={PACES.map((each) => [each, paces[each]] as const)}
          onChoose={(each) => go(list, each)}
        />
      </div>
      <TabPanel id="ratings" selected={list}>
        {found === undefined ? (
          <Loading />
        ) : isBots ? (
          <StrengthTable label={lists.programs} lines={found.value} isLadder />
        ) : (
          <People lines={found.value} />
        )}
      </TabPanel>
      <details class="how panel">
        <summary>{lists.how}</summary>
        {lists.howText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <p class="ways-on">
        <a class="lone-link" href="/online">
          {profile.none.back}
        </a>
      </p>
    </>
  );
}

/** Those of whom enough is known first, then the others. */
function People({ lines }: { readonly lines: readonly Ranked[] }) {
  const { lists } = results.value;
  const known = lines.filter(({ provisional }) => provisional === undefined);
  const others = lines.filter(({ provisional }) => provisional === true);
  if (lines.length === 0) return <p class="none quiet">{lists.none}</p>;
  return (
    <>
      {known.length > 0 && <StrengthTable label={lists.people} lines={known} isNumbered />}
      {others.length > 0 && (
        <section class="provisional">
          <h2>{lists.provisional}</h2>
          <p class="quiet">{lists.provisionalText}</p>
          <StrengthTable label={lists.provisional} lines={others} />
        </section>
      )}
    </>
  );
}
