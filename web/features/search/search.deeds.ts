import type { Icon } from '@tabler/icons-react';

/** Something that is done from wherever one is. */
export interface Deed {
  /** By which it is remembered, whatever the language. */
  name: string;
  label: string;
  /** What else people call it. */
  words?: string;
  icon: Icon;
  run: () => void;
}

/** Whom somebody may write to, of those who were found. */
export interface Writing {
  /** "write to", as it may be typed before a name. */
  prefix: string;
  to: (person: { id: number; name: string }) => Deed;
}

/** "write to ada" looks for Ada. */
export const withoutPrefix = (q: string, prefix: string): string =>
  q.toLowerCase().startsWith(`${prefix.toLowerCase()} `) ? q.slice(prefix.length).trim() : q;
