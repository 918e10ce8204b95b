import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import "../../ui/field.css";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { memo } from "../../ui/memo.ts";
import { allAppText } from "../../text/app-text.ts";
import type { Chapter } from "./replay-timeline.ts";
import { SPEEDS, type ReplayModel, type Speed, type Step } from "./replay-model.ts";
import "../../ui/range-slider.css";
import "./scrubber.css";

/** How many round marks have numbers; more would overlap. */
const MAX_ROUND_NUMBERS = 14;

/** What a game calls its rounds and turns. */
export interface ScrubberText {
  /** The caption before the first move. */
  readonly beforeFirstMove: string;
  readonly round: string;
  readonly roundName: (round: number) => string;
  readonly turnBack: string;
  readonly turnForward: string;
}

interface Props {
  readonly model: ReplayModel;
  readonly text: ScrubberText;
  /** The shown move, in sentences. */
  readonly caption: { readonly value: readonly string[] };
  /** Further actions. */
  readonly actions: ComponentChildren;
}

/** Shows the moment of a replay, with controls to change it. */
export function Scrubber({ model, text, caption, actions }: Props) {
  return (
    <section class="scrubber" aria-label={allAppText.value.replay.controlsLabel}>
      <Caption model={model} text={text} caption={caption} />
      <Buttons model={model} text={text} />
      <Slider model={model} text={text} />
      <div class="choices">
        {model.chapters.length > 1 && <ChapterChoice model={model} text={text} />}
        <SpeedChoice model={model} />
      </div>
      <div class="actions">{actions}</div>
    </section>
  );
}

type PartProps = Pick<Props, "model" | "text">;

function Caption({ model, text, caption }: PartProps & Pick<Props, "caption">) {
  const { move } = allAppText.value.replay;
  const sentences = caption.value.join(" ") || text.beforeFirstMove;
  return (
    <p class="caption" role="status" title={sentences}>
      <b class="figures">{move(model.at.value, model.lastMove)}</b> {sentences}
    </p>
  );
}

function Buttons({ model, text: { turnBack, turnForward } }: PartProps) {
  const { replay: text } = allAppText.value;
  const isPlaying = model.isPlaying.value;
  const isFirst = useComputed(() => model.at.value === 0).value;
  const isLast = useComputed(() => model.at.value === model.lastMove).value;
  const button = (step: Step, icon: IconName, name: string, isUseless: boolean) => (
    <button
      type="button"
      class={`button ${step}`}
      title={name}
      aria-label={name}
      aria-disabled={isUseless}
      onClick={() => model.step(step)}
    >
      <Icon name={icon} />
    </button>
  );
  const playing = isPlaying ? text.pause : text.play;
  return (
    <div class="buttons">
      {button("first", "first", text.first, isFirst)}
      {model.hasTurns && button("turn-back", "turn-back", turnBack, isFirst)}
      {button("back", "chevron-left", text.back, isFirst)}
      <button
        type="button"
        class="button primary play"
        title={playing}
        aria-label={playing}
        onClick={() => model.toggle()}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      {button("on", "chevron-right", text.forward, isLast)}
      {model.hasTurns && button("turn-on", "turn-on", turnForward, isLast)}
      {button("last", "last", text.last, isLast)}
    </div>
  );
}

function Slider({ model, text: gameText }: PartProps) {
  const { replay: text } = allAppText.value;
  const { chapters, lastMove } = model;
  const at = model.at.value;
  const where = text.move(at, lastMove);
  const chapter = model.chapter.value;
  return (
    <div class="slider figures">
      <input
        type="range"
        class="range-slider"
        min={0}
        max={lastMove}
        value={at}
        style={`--part: ${lastMove === 0 ? 0 : at / lastMove}`}
        aria-label={text.slider}
        aria-valuetext={chapter === undefined ? where : `${where}, ${nameOf(chapter, gameText)}`}
        onInput={(event) => model.jumpTo(event.currentTarget.valueAsNumber)}
      />
      <RoundMarks chapters={chapters} lastMove={lastMove} current={chapter?.round} />
    </div>
  );
}

interface RoundMarksProps extends Pick<ReplayModel, "chapters" | "lastMove"> {
  readonly current: number | undefined;
}

/** The starts of the rounds. */
const RoundMarks = memo(({ chapters, lastMove, current }: RoundMarksProps) => {
  const every = Math.ceil(chapters.length / MAX_ROUND_NUMBERS);
  return (
    <div class="rounds" aria-hidden="true">
      {chapters.map(({ round, firstMoment }, n) => (
        <span
          key={firstMoment}
          class={round === current ? "current" : undefined}
          style={`--at: ${lastMove === 0 ? 0 : firstMoment / lastMove}`}
        >
          {round > 0 && n % every === 0 ? round : ""}
        </span>
      ))}
    </div>
  );
});

const nameOf = ({ round }: Chapter, { roundName }: ScrubberText): string =>
  round === 0 ? allAppText.value.replay.setUp : roundName(round);

function ChapterChoice({ model, text }: PartProps) {
  return (
    <select
      class="field"
      aria-label={text.round}
      value={model.chapter.value?.firstMoment}
      onChange={(event) => model.jumpTo(Number(event.currentTarget.value))}
    >
      {model.chapters.map((chapter) => (
        <option key={chapter.firstMoment} value={chapter.firstMoment}>
          {nameOf(chapter, text)}
        </option>
      ))}
    </select>
  );
}

function SpeedChoice({ model }: Pick<Props, "model">) {
  const { replay: text } = allAppText.value;
  return (
    <select
      class="field"
      aria-label={text.speed}
      value={model.speed.value}
      onChange={(event) => {
        model.speed.value = event.currentTarget.value as Speed;
      }}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {text.speeds[speed]}
        </option>
      ))}
    </select>
  );
}
