import type { CalendarName, Occurrence } from '@plenum/contract';
import { storedValue, type StoredValue } from '../../platform/stored-value.ts';
import { calendarNames, type ExtraLayer, extraLayers } from './calendar.look.ts';

/** What a person wants to see: no category chosen shows no entries. */
export interface Shown {
  calendars: readonly CalendarName[];
  layers: readonly ExtraLayer[];
}

const everything: Shown = { calendars: calendarNames, layers: extraLayers };

const chosenOf = <T extends string>(all: readonly T[], stored: unknown): readonly T[] =>
  Array.isArray(stored) ? all.filter((one) => stored.includes(one)) : all;

export function readShown(text: string | null): Shown {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof Shown, unknown>> | null;
    return {
      calendars: chosenOf(calendarNames, stored?.calendars),
      layers: chosenOf(extraLayers, stored?.layers),
    };
  } catch {
    return everything;
  }
}

const stores = new Map<number, StoredValue<Shown>>();

/** Kept on this device, for each person who uses it. */
export function shownOf(personId: number): StoredValue<Shown> {
  const store =
    stores.get(personId) ?? storedValue(`calendarShown.${personId}`, readShown, JSON.stringify);
  stores.set(personId, store);
  return store;
}

export const isShown = ({ layer, calendar }: Occurrence, shown: Shown): boolean =>
  layer === 'entries'
    ? calendar !== null && shown.calendars.includes(calendar)
    : shown.layers.includes(layer);

/** Puts one in or takes it out; the order stays the house's. */
export const toggle = <T>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));
