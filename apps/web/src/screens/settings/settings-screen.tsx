import { webLanguages } from "@sofala/text/web";
import { EMPIRES } from "@sofala/zimbabwe";
import { EmpireBadge } from "../../games/zimbabwe/board/empires.tsx";
import { MOTIONS, PACES, THEMES, change, settings } from "../../settings/settings.ts";
import { Segments } from "../../ui/segments.tsx";
import { Switch } from "../../ui/switch.tsx";
import { words } from "../../text/app-text.ts";
import "./settings-screen.css";
import { Storage } from "./storage.tsx";

/** What a person can set for this device. */
export function Screen() {
  const { settings: said } = words.value;
  const now = settings.value;
  return (
    <div class="settings-screen">
      <h1>{said.title}</h1>
      <p class="quiet">{said.text}</p>
      <section class="panel">
        <h2>{said.language}</h2>
        <Segments
          legend={said.language}
          isLegendSpoken
          value={now.language ?? ""}
          choices={[
            ["", said.asBrowser],
            ...webLanguages.map(({ tag, name }) => [tag, name] as const),
          ]}
          onChoose={(tag) => change({ language: tag === "" ? undefined : tag })}
        />
      </section>
      <section class="panel">
        <h2>{said.look}</h2>
        <Segments
          legend={said.theme}
          value={now.theme}
          choices={THEMES.map((theme) => [theme, said.themes[theme]] as const)}
          onChoose={(theme) => change({ theme })}
        />
        <Switch
          name={said.contrast}
          hint={said.contrastText}
          isOn={now.contrast}
          onTurn={(contrast) => change({ contrast })}
        />
        <Switch
          name={said.patterns}
          hint={said.patternsText}
          isOn={now.patterns}
          onTurn={(patterns) => change({ patterns })}
        />
        <p class="empires">
          {EMPIRES.map((empire) => (
            <EmpireBadge key={empire} empire={empire} size="2.75rem" />
          ))}
        </p>
      </section>
      <section class="panel">
        <h2>{said.movement}</h2>
        <Segments
          legend={said.motion}
          value={now.motion}
          choices={MOTIONS.map((motion) => [motion, said.motions[motion]] as const)}
          onChoose={(motion) => change({ motion })}
        />
        <Segments
          legend={said.pace}
          hint={said.paceText}
          value={now.pace}
          choices={PACES.map((pace) => [pace, said.paces[pace]] as const)}
          onChoose={(pace) => change({ pace })}
        />
        <Switch
          name={said.sound}
          hint={said.soundText}
          isOn={now.sound}
          onTurn={(sound) => change({ sound })}
        />
      </section>
      <Storage />
    </div>
  );
}
