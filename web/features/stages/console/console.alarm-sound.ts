import { storedValue } from '../../../platform/stored-value.ts';

/** Kept on the device. */
export const alarmSound = storedValue<boolean>('stageAlarm', (text) => text !== 'false', String);

const loudness = 0.3;
const seconds = 0.25;
const pitches = [880, 660, 880, 660];
let context: AudioContext | undefined;

/** Up and down twice. A page nobody has touched yet may not make a sound. */
export function soundAlarm(): void {
  if (!alarmSound.get() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const sound = context;
  for (const [place, frequency] of pitches.entries()) {
    const start = sound.currentTime + place * seconds;
    const gain = new GainNode(sound, { gain: loudness });
    const tone = new OscillatorNode(sound, { frequency, type: 'triangle' });
    tone.connect(gain).connect(sound.destination);
    tone.start(start);
    tone.stop(start + seconds * 0.8);
  }
}
