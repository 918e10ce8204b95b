import { SOUND_CHOICES, VOLUMES, changeSettings, settings } from "../../settings/settings.ts";
import { allAppText } from "../../text/app-text.ts";
import { Segments } from "../../ui/segments.tsx";
import "./sound-fields.css";
import { playSound } from "./play-sound.ts";

/** Which sounds there are, and how loud; every choice can be heard. */
export function SoundFields() {
  const { settings: text } = allAppText.value;
  const { sound, volume } = settings.value;
  return (
    <div class="sound-fields">
      <Segments
        legend={allAppText.value.table.sound}
        hint={text.soundText}
        value={sound}
        choices={SOUND_CHOICES.map((choice) => [choice, text.soundChoices[choice]] as const)}
        onChoose={(choice) => {
          changeSettings({ sound: choice });
          playSound("bell");
        }}
      />
      {sound !== "off" && (
        <Segments
          legend={text.volume}
          value={volume}
          choices={VOLUMES.map((choice) => [choice, text.volumes[choice]] as const)}
          onChoose={(choice) => {
            changeSettings({ volume: choice });
            playSound("bell");
          }}
        />
      )}
    </div>
  );
}
