import type { Case } from '@plenum/contract';
import { useRef } from 'react';
import { type Shortcuts, useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import { type Deed, deedsFor, keyOf, neighbourOf } from './moderation.deeds.ts';

const prefix = 'moderation-case-';

export const caseElementId = (id: number): string => `${prefix}${id}`;

/** The case that holds the focus, itself or by one of its buttons. */
function focusedId(): number | null {
  const card = document.activeElement?.closest(`[id^="${prefix}"]`);
  return card ? Number(card.id.slice(prefix.length)) : null;
}

/** j and k walk through the queue; a letter for each deed acts on the case looked at. */
export function useQueueKeys(cases: readonly Case[], act: (about: Case, deed: Deed) => void) {
  const lastPlace = useRef(-1);
  const ids = cases.map(({ id }) => id);
  const step = (by: 1 | -1) => () => {
    const current = focusedId();
    // Where the one looked at was settled, another has taken its place.
    const next =
      current === null && lastPlace.current >= 0
        ? (ids[Math.min(lastPlace.current, ids.length - 1)] ?? null)
        : neighbourOf(ids, current, by);
    if (next === null) return;
    lastPlace.current = ids.indexOf(next);
    document.getElementById(caseElementId(next))?.focus();
  };
  const actBy = (key: string) => () => {
    const id = focusedId();
    const about = cases.find((one) => one.id === id);
    const deed = about && deedsFor(about).find((one) => keyOf[one] === key);
    if (about && deed) act(about, deed);
  };
  const deeds = Object.values(keyOf).map((key) => [key, actBy(key)] as const);
  const shortcuts: Shortcuts = { j: step(1), k: step(-1), ...Object.fromEntries(deeds) };
  useShortcuts(shortcuts, cases.length > 0);
}
