import { Drawing } from './drawing.tsx';

/** A stage before it begins. */
export function ClosedCurtain() {
  return (
    <Drawing>
      <path d="M52 132h136l10 10H42Z" fill="var(--pl-surface)" />
      <path
        d="M60 34h60v96c-10 3-14-3-20 0s-12 3-20 0-12 3-20 0ZM180 34h-60v96c10 3 14-3 20 0s12 3 20 0 12 3 20 0Z"
        fill="var(--pl-accent-soft)"
      />
      <path d="M80 46v82M100 46v82M140 46v82M160 46v82" stroke="var(--pl-line-strong)" />
      <path
        d="M54 22h132v16c-11 10-22 10-33 0-11 10-22 10-33 0-11 10-22 10-33 0-11 10-22 10-33 0Z"
        fill="var(--pl-surface)"
      />
      <ellipse cx="120" cy="132" rx="26" ry="5" fill="var(--pl-accent)" stroke="none" />
      <path d="M120 46v84" />
    </Drawing>
  );
}
