import { Drawing } from './drawing.tsx';

/** Somebody is up at the lamps. */
export function StageLadder() {
  return (
    <Drawing>
      <path d="M34 30h172" strokeWidth="3" />
      <path d="M60 30v10M116 30v10M172 30v10" />
      <path d="M50 40h20l5 20H45Z" fill="var(--pl-surface)" />
      <path d="M162 40h20l5 20h-30Z" fill="var(--pl-surface)" />
      <path d="M106 40h20l5 20h-30Z" fill="var(--pl-accent-soft)" stroke="var(--pl-accent)" />
      <path d="M45 64 30 136h60L75 64Z" fill="var(--pl-accent-soft)" stroke="none" opacity="0.7" />
      <path d="M128 62 96 142M144 62l32 80" strokeWidth="3" />
      <path d="M126 62h20" strokeWidth="4" />
      <path d="M121 80h30M114 98h44M107 116h58" />
      <path d="M116 72v5M104 70l-4 4M128 70l2 3" stroke="var(--pl-accent)" />
    </Drawing>
  );
}
