import { learnTexts, useLearnTexts } from "../../games/learn-texts.ts";
import { games } from "../../games/registry.ts";
import { appText } from "../../text/app-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { useLoaded } from "../../use-loaded.ts";
import "./learn-screen.css";

const loadCards = () => Promise.all(games.map(({ LearnCards }) => LearnCards.fetch()));

/** How to learn every game: tutorial, rules, first game. */
export function Screen() {
  const hasCards = useLoaded(loadCards) !== undefined;
  const hasTexts = useLearnTexts();
  const { learn, home } = appText.value;
  if (!hasCards || !hasTexts) return <Loading />;
  return (
    <div class="learn-screen">
      <h1>{learn.title}</h1>
      <p class="lead">{learn.text}</p>
      {games.map(({ id, Ornament, LearnCards }) => (
        <section key={id} class={`game ${id}`} aria-labelledby={`learn-${id}`}>
          <header>
            <h2 id={`learn-${id}`}>{home.games[id].title}</h2>
            <p class="quiet">{learnTexts.value[id].summary}</p>
            <Ornament height={12} />
          </header>
          <div class="ways-to-learn">
            <LearnCards />
          </div>
        </section>
      ))}
    </div>
  );
}
