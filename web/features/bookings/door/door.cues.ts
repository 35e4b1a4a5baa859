import type { CheckResult } from '@plenum/contract';
import { storedValue } from '../../../platform/stored-value.ts';

interface Tone {
  pitch: number;
  /** In seconds. */
  at: number;
  length: number;
}

export type Said = CheckResult['result'] | 'unlisted';

const twice = (pitch: number): Tone[] => [
  { pitch, at: 0, length: 0.14 },
  { pitch, at: 0.2, length: 0.14 },
];
const long: Tone[] = [{ pitch: 180, at: 0, length: 0.7 }];

/** Told apart without looking: bright for in, twice for money, low and long for no. */
const tones: Readonly<Record<Said, readonly Tone[]>> = {
  in: [{ pitch: 1_050, at: 0, length: 0.16 }],
  unpaid: twice(660),
  again: [...twice(240), { pitch: 240, at: 0.4, length: 0.5 }],
  cancelled: long,
  unknown: long,
  not_in: long,
  not_listed: long,
  closed: long,
  left: [{ pitch: 780, at: 0, length: 0.16 }],
  unlisted: long,
};

const shakes: Readonly<Record<Said, number[]>> = {
  in: [60],
  unpaid: [80, 60, 80],
  again: [120, 60, 120, 60, 400],
  cancelled: [500],
  not_in: [500],
  not_listed: [500],
  closed: [500],
  left: [60],
  unknown: [500],
  unlisted: [500],
};

export const doorSound = storedValue<boolean>('doorSound', (text) => text !== 'false', String);

const loudness = 0.3;
let context: AudioContext | undefined;

function play({ pitch, at, length }: Tone, sound: AudioContext): void {
  const start = sound.currentTime + at;
  const gain = new GainNode(sound, { gain: 0 });
  const tone = new OscillatorNode(sound, { frequency: pitch, type: 'triangle' });
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
  gain.gain.linearRampToValueAtTime(0, start + length);
  tone.connect(gain).connect(sound.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** A page nobody has touched yet may not make a sound, nor shake. */
export function giveCue(said: Said): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(shakes[said]);
  if (!doorSound.get()) return;
  context ??= new AudioContext();
  for (const tone of tones[said]) play(tone, context);
}
