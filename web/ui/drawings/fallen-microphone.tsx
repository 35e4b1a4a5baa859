import { Drawing } from './drawing.tsx';

/** The speech stopped: a microphone lies before the lectern. */
export function FallenMicrophone() {
  return (
    <Drawing>
      <path d="M94 66h38l8 76H82Z" fill="var(--pl-surface)" />
      <path d="m70 58 78-12 4 12-78 14Z" fill="var(--pl-accent-soft)" />
      <path d="M104 88h20M102 102h26" stroke="var(--pl-line-strong)" />
      <path d="M88 55c-2-16-14-24-26-20" />
      <path d="m176 132 22-12" strokeWidth="7" stroke="var(--pl-accent)" />
      <circle cx="203" cy="117" r="8" fill="var(--pl-accent-soft)" stroke="var(--pl-accent)" />
      <path d="M174 133c-18 10-30-10-38 2s-26 6-36 6" />
      <path d="M206 98v-8M216 102l5-6M222 112l8-2" stroke="var(--pl-line-strong)" />
    </Drawing>
  );
}
