import { Drawing } from './drawing.tsx';

/** The doors of a hall, and a rope before them. */
export function ClosedDoor() {
  return (
    <Drawing>
      <path d="M72 142V48a48 34 0 0 1 96 0v94Z" fill="var(--pl-surface)" />
      <path d="M82 142V52a38 26 0 0 1 76 0v90Z" fill="var(--pl-accent-soft)" />
      <path d="M120 26v116" />
      <path d="M92 62h18v26H92ZM130 62h18v26h-18Z" stroke="var(--pl-line-strong)" />
      <path d="M113 104v10M127 104v10" stroke="var(--pl-accent)" strokeWidth="4" />
      <path d="M50 142h20M60 142v-36M170 142h20M180 142v-36" strokeWidth="3" />
      <path d="M60 112c34 24 86 24 120 0" stroke="var(--pl-accent)" strokeWidth="4" />
      <circle cx="60" cy="102" r="5" fill="var(--pl-surface)" />
      <circle cx="180" cy="102" r="5" fill="var(--pl-surface)" />
    </Drawing>
  );
}
