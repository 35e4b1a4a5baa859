import { useSyncExternalStore } from 'react';
import { useTimeZone } from 'use-intl';
import { storedValue } from '../stored-value.ts';

export type ShownZone = 'event' | 'own';

/** Whose clocks a person reads programs by, on this device. */
const shownZone = storedValue<ShownZone>(
  'shownZone',
  (text) => (text === 'own' ? 'own' : 'event'),
  (shown) => shown,
);

export const showZone = shownZone.set;

/** The zone in which times of an event are shown now. */
export function useShownZone(eventZone: string): { shown: ShownZone; zone: string; own: string } {
  const shown = useSyncExternalStore(shownZone.subscribe, shownZone.get);
  const own = useTimeZone() ?? 'UTC';
  return { shown, own, zone: shown === 'own' ? own : eventZone };
}
