/** One short high tone: taken. Two low ones: refused. */
const TONES = {
  ok: [{ hertz: 1320, at: 0, seconds: 0.07 }],
  error: [
    { hertz: 220, at: 0, seconds: 0.14 },
    { hertz: 180, at: 0.18, seconds: 0.2 },
  ],
} as const;
const VOLUME = 0.12;

let audio: AudioContext | undefined;

/** Makes the browser ready to sound: it starts silent until the first key or click; a scan is one. */
export function openSound(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** Sounds at once, without a file to load. Silent where the browser has no sound. */
export function beep(kind: keyof typeof TONES): void {
  const context = openSound();
  if (!context) return;
  for (const { hertz, at, seconds } of TONES[kind]) {
    const from = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = kind === 'ok' ? 'sine' : 'square';
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(VOLUME, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + seconds);
  }
}
