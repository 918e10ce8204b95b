import { webLanguages } from "@sofala/text/web";
import { defaultGame } from "../../games/registry.ts";
import { MOTIONS, BOT_SPEEDS, THEMES, changeSettings, settings } from "../../settings/settings.ts";
import { SoundFields } from "../../table/sound/sound-fields.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Switch } from "../../ui/switch.tsx";
import { allAppText } from "../../text/app-text.ts";
import "./settings-screen.css";
import { StoragePanel } from "./storage.tsx";

/** The settings of this device. */
export function Screen() {
  const { settings: text } = allAppText.value;
  const now = settings.value;
  return (
    <div class="settings-screen">
      <h1>{text.title}</h1>
      <p class="quiet">{text.text}</p>
      <section class="panel">
        <h2>{text.language}</h2>
        <Segments
          legend={text.language}
          isLegendHidden
          value={now.language ?? ""}
          choices={[
            ["", text.asBrowser],
            ...webLanguages.map(({ tag, name }) => [tag, name] as const),
          ]}
          onChoose={(tag) => changeSettings({ language: tag === "" ? undefined : tag })}
        />
      </section>
      <section class="panel">
        <h2>{text.appearance}</h2>
        <Segments
          legend={text.theme}
          value={now.theme}
          choices={THEMES.map((theme) => [theme, text.themes[theme]] as const)}
          onChoose={(theme) => changeSettings({ theme })}
        />
        <Switch
          name={text.contrast}
          hint={text.contrastText}
          isOn={now.contrast}
          onChange={(contrast) => changeSettings({ contrast })}
        />
        <Switch
          name={text.patterns}
          hint={text.patternsText}
          isOn={now.patterns}
          onChange={(patterns) => changeSettings({ patterns })}
        />
        <p class="empires">
          {Array.from({ length: Math.max(...defaultGame.playerCounts) }, (_, seat) => (
            <defaultGame.SeatBadge key={seat} seat={seat} size="2.75rem" />
          ))}
        </p>
      </section>
      <section class="panel">
        <h2>{text.motionAndSound}</h2>
        <Segments
          legend={text.motion}
          value={now.motion}
          choices={MOTIONS.map((motion) => [motion, text.motions[motion]] as const)}
          onChoose={(motion) => changeSettings({ motion })}
        />
        <Segments
          legend={text.pace}
          hint={text.paceText}
          value={now.pace}
          choices={BOT_SPEEDS.map((pace) => [pace, text.paces[pace]] as const)}
          onChoose={(pace) => changeSettings({ pace })}
        />
        <SoundFields />
      </section>
      <section class="panel">
        <h2>{text.keyboard}</h2>
        <Switch
          name={text.shortcuts}
          hint={text.shortcutsText}
          isOn={now.shortcuts}
          onChange={(shortcuts) => changeSettings({ shortcuts })}
        />
      </section>
      <StoragePanel />
    </div>
  );
}
