import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import "../../ui/field.css";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { memo } from "../../ui/memo.ts";
import { words } from "../../text/app-text.ts";
import type { Chapter } from "./replay-timeline.ts";
import { SPEEDS, type ReplayModel, type Speed, type Step } from "./replay-model.ts";
import "./scrubber.css";

/** Round marks with a number of their own; more would run into each other. */
const MOST_NUMBERS = 14;

/** What a game calls its parts. */
interface CourseText {
  /** In place of a sentence, before the first move. */
  readonly beginning: string;
  /** The choice of a chapter. */
  readonly chapter: string;
  readonly nameOf: (chapter: Chapter) => string;
  readonly turnBack: string;
  readonly turnOn: string;
}

interface Props {
  readonly model: ReplayModel;
  readonly text: CourseText;
  /** What the move brought that is looked at, in sentences. */
  readonly told: { readonly value: readonly string[] };
  /** Where one can go from here. */
  readonly onwards: ComponentChildren;
}

/** Where one is in a game, and ways to be elsewhere. */
export function Scrubber({ model, text, told, onwards }: Props) {
  return (
    <section class="scrubber" aria-label={words.value.replay.bar}>
      <Sentence model={model} text={text} told={told} />
      <Buttons model={model} text={text} />
      <Slider model={model} text={text} />
      <div class="choices">
        <ChapterChoice model={model} text={text} />
        <SpeedChoice model={model} />
      </div>
      <div class="onwards">{onwards}</div>
    </section>
  );
}

type PartProps = Pick<Props, "model" | "text">;

function Sentence({ model, text, told }: PartProps & Pick<Props, "told">) {
  const { move } = words.value.replay;
  return (
    <p class="told" role="status">
      <b class="figures">{move(model.at.value, model.last)}</b>{" "}
      {told.value.join(" ") || text.beginning}
    </p>
  );
}

function Buttons({ model, text: { turnBack, turnOn } }: PartProps) {
  const { replay: text } = words.value;
  const isPlaying = model.isPlaying.value;
  const isFirst = useComputed(() => model.at.value === 0).value;
  const isLast = useComputed(() => model.at.value === model.last).value;
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
      {button("turn-back", "turn-back", turnBack, isFirst)}
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
      {button("on", "chevron-right", text.on, isLast)}
      {button("turn-on", "turn-on", turnOn, isLast)}
      {button("last", "last", text.last, isLast)}
    </div>
  );
}

function Slider({ model, text: { nameOf } }: PartProps) {
  const { replay: text } = words.value;
  const { chapters, last } = model;
  const at = model.at.value;
  const where = text.move(at, last);
  const chapter = model.chapter.value;
  return (
    <div class="slider figures">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        style={`--part: ${last === 0 ? 0 : at / last}`}
        aria-label={text.slider}
        aria-valuetext={chapter === undefined ? where : `${where}, ${nameOf(chapter)}`}
        onInput={(event) => model.jumpTo(event.currentTarget.valueAsNumber)}
      />
      <Rounds chapters={chapters} last={last} current={chapter?.round} />
    </div>
  );
}

interface RoundsProps extends Pick<ReplayModel, "chapters" | "last"> {
  readonly current: number | undefined;
}

/** Where rounds begin. */
const Rounds = memo(({ chapters, last, current }: RoundsProps) => {
  const every = Math.ceil(chapters.length / MOST_NUMBERS);
  return (
    <div class="rounds" aria-hidden="true">
      {chapters.map(({ round, from }, n) => (
        <span
          key={from}
          class={round === current ? "current" : undefined}
          style={`--at: ${last === 0 ? 0 : from / last}`}
        >
          {round > 0 && n % every === 0 ? round : ""}
        </span>
      ))}
    </div>
  );
});

function ChapterChoice({ model, text }: PartProps) {
  return (
    <select
      class="field"
      aria-label={text.chapter}
      value={model.chapter.value?.from}
      onChange={(event) => model.jumpTo(Number(event.currentTarget.value))}
    >
      {model.chapters.map((chapter) => (
        <option key={chapter.from} value={chapter.from}>
          {text.nameOf(chapter)}
        </option>
      ))}
    </select>
  );
}

function SpeedChoice({ model }: Pick<Props, "model">) {
  const { replay: text } = words.value;
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
