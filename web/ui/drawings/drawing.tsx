import type { ReactNode } from 'react';

/** A quiet picture in the colours of the skin; the words beside it say what it means. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      width="240"
      height="160"
      fill="none"
      stroke="var(--pl-line-control)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <ellipse cx="120" cy="143" rx="104" ry="8" fill="var(--pl-surface-sunken)" stroke="none" />
      {children}
    </svg>
  );
}
