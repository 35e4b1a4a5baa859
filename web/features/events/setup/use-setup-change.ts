import type { EventSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { effectInEvent } from '../../../platform/live/event-news.ts';
import type { Change } from '../../../platform/live/perform.ts';
import { newKey } from '../../../platform/new-key.ts';
import { inOwnWords, useProblemText } from '../../../platform/use-problem-text.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { checklist, eventSetup, learnedSetup } from '../events.live.ts';

const known = {
  'events.room_named_so': 'roomNamedSo',
  'events.room_in_use': 'roomInUse',
} as const;

/** What rooms and tracks can be refused for, in words. */
export function useSetupProblemText() {
  return inOwnWords(known, useTranslations('events.problems'), useProblemText());
}

interface SetupDeed {
  run: () => Promise<EventSetup>;
  /** What will come of it, shown at once. */
  expect?: (setup: EventSetup) => EventSetup;
}

/** Where it is refused, what the event still misses is read again, too. */
export const setupChange = (
  eventId: number,
  { run, expect = (setup) => setup }: SetupDeed,
): Change<EventSetup> => ({
  key: newKey(),
  shows: [effectInEvent(eventId, eventSetup.changed(expect)), checklist.changed((items) => items)],
  send: run,
  learns: (setup) => [learnedSetup(setup)],
});

/** One change of rooms or tracks; a refusal takes back what was shown. */
export function useSetupChange(eventId: number): (deed: SetupDeed) => void {
  const { apply } = useChanges(useSetupProblemText());
  return (deed) => void apply(setupChange(eventId, deed), { failed: (reason) => reason });
}
