import { useComputed } from "@preact/signals";
import "../../../ui/field.css";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { memo } from "../../../ui/memo.ts";
import { words } from "../../../words/words.ts";
import type { Chapter } from "./chapters.ts";
import { SPEEDS, type ReplayModel, type Speed, type Step } from "./replay-model.ts";
import "./scrubber.css";
import type { Told } from "./told.ts";

/** Round marks with a number of their own; more would run into each other. */
const MOST_NUMBERS = 14;

interface Props {
  readonly model: ReplayModel;
  readonly told: { readonly value: Told };
  readonly onContinue: () => void;
  readonly onAnalyse: () => void;
  /** Left out before the game is over. */
  readonly onResult?: (() => void) | undefined;
}

/** Where one is in a game, and ways to be elsewhere. */
export function Scrubber({ model, told, onContinue, onAnalyse, onResult }: Props) {
  const { replay: text } = words.value;
  const isOver = useComputed(() => model.table.moment.value.toAct.length === 0).value;
  return (
    <section class="scrubber" aria-label={text.bar}>
      <Sentence model={model} told={told} />
      <Buttons model={model} />
      <Slider model={model} />
      <div class="choices">
        <RoundChoice model={model} />
        <SpeedChoice model={model} />
      </div>
      <div class="onwards">
        {onResult !== undefined && isOver && (
          <button type="button" class="button primary" onClick={onResult}>
            <Icon name="victory" />
            {text.result}
          </button>
        )}
        {!isOver && (
          <button type="button" class="button" onClick={onContinue}>
            <Icon name="fork" />
            {text.continueHere}
          </button>
        )}
        <button type="button" class="button" onClick={onAnalyse}>
          <Icon name="analysis" />
          {text.analyseHere}
        </button>
      </div>
    </section>
  );
}

interface PartProps {
  readonly model: ReplayModel;
}

function Sentence({ model, told }: Pick<Props, "model" | "told">) {
  const { replay: text } = words.value;
  return (
    <p class="told" role="status">
      <b class="figures">{text.move(model.at.value, model.last)}</b>{" "}
      {told.value.sentences.join(" ") || text.beginning}
    </p>
  );
}

function Buttons({ model }: PartProps) {
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
      {button("turn-back", "turn-back", text.turnBack, isFirst)}
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
      {button("turn-on", "turn-on", text.turnOn, isLast)}
      {button("last", "last", text.last, isLast)}
    </div>
  );
}

function Slider({ model }: PartProps) {
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

function RoundChoice({ model }: PartProps) {
  return (
    <select
      class="field"
      aria-label={words.value.replay.round}
      value={model.chapter.value?.from}
      onChange={(event) => model.jumpTo(Number(event.currentTarget.value))}
    >
      {model.chapters.map((chapter) => (
        <option key={chapter.from} value={chapter.from}>
          {nameOf(chapter)}
        </option>
      ))}
    </select>
  );
}

function SpeedChoice({ model }: PartProps) {
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

const nameOf = ({ round }: Chapter): string => {
  const { replay: text } = words.value;
  return round === 0 ? text.setUp : text.roundName(round);
};
