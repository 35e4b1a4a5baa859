import { useEffect } from 'react';

const everyMs = 3_000;
const tones = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.22 },
];

function playTones(context: AudioContext) {
  for (const { pitch, at } of tones) {
    const start = context.currentTime + at;
    const gain = new GainNode(context, { gain: 0 });
    const tone = new OscillatorNode(context, { frequency: pitch });
    gain.gain.linearRampToValueAtTime(0.12, start + 0.03);
    gain.gain.linearRampToValueAtTime(0, start + 0.2);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.22);
  }
}

/** Rings while it is shown; a page nobody has touched yet may not make a sound. */
export function useRing(): void {
  useEffect(() => {
    if (!navigator.userActivation?.hasBeenActive) return undefined;
    const context = new AudioContext();
    playTones(context);
    const timer = setInterval(() => playTones(context), everyMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, []);
}

const blinkMs = 1_200;

/** The tab says who calls; it blinks unless the person wants less motion. */
export function useCallingTitle(words: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = words;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      return () => {
        if (document.title === words) document.title = before;
      };
    const timer = setInterval(() => {
      document.title = document.title === words ? before : words;
    }, blinkMs);
    return () => {
      clearInterval(timer);
      if (document.title === words) document.title = before;
    };
  }, [words]);
}
