import type { SponsorCount } from '@plenum/contract';

export interface Counter {
  /** Each line once for as long as the page is looked at. */
  count(line: SponsorCount): void;
  /** Listens for the page being left; the answer tells what is left to tell, and stops. */
  open(): () => void;
}

const mostAtOnce = 24;
const patienceMs = 4_000;

/** A beacon outlives the page; no answer is waited for, none is shown. */
const send = (slug: string, counts: readonly SponsorCount[]): boolean =>
  navigator.sendBeacon(
    `/api/e/${encodeURIComponent(slug)}/sponsors/counts`,
    new Blob([JSON.stringify({ counts })], { type: 'application/json' }),
  );

/** Collects what one page view showed and tells it in few requests, the last one on leaving. */
export function makeCounter(slug: string): Counter {
  const known = new Set<string>();
  let waiting: SponsorCount[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length > 0 && send(slug, waiting.slice(0, mostAtOnce))) {
      waiting = waiting.slice(mostAtOnce);
    }
    if (waiting.length > 0) timer = setTimeout(flush, patienceMs);
  };
  const leave = () => {
    if (document.hidden) flush();
  };
  return {
    count: (line) => {
      const key = Object.values(line).join(' ');
      if (known.has(key)) return;
      known.add(key);
      waiting.push(line);
      // A click may lead away at once.
      if (line.what === 'followed') flush();
      else timer ??= setTimeout(flush, patienceMs);
    },
    open: () => {
      document.addEventListener('visibilitychange', leave);
      addEventListener('pagehide', flush);
      return () => {
        flush();
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', leave);
        removeEventListener('pagehide', flush);
      };
    },
  };
}
