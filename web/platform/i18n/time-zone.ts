import { storedValue } from '../stored-value.ts';

export const zoneHere = Intl.DateTimeFormat().resolvedOptions().timeZone;

const isKnown = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The zone a person chose for all that is shown to them; null is where their device says it is. */
export const chosenZone = storedValue<string | null>(
  'timeZone',
  (stored) => (stored && isKnown(stored) ? stored : null),
  (zone) => zone ?? '',
);
