/** A soft bell: one note and its octave, dying away. */
export function ringBell(): void {
  const audio = new AudioContext();
  const from = audio.currentTime;
  for (const [pitch, loudness] of [
    [659.25, 0.12],
    [1318.5, 0.04],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loudness, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 1.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 1.25);
    tone.addEventListener("ended", () => {
      if (audio.state !== "closed") void audio.close();
    });
  }
}
