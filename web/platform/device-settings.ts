import { useSyncExternalStore } from 'react';
import { storedValue, type StoredValue } from './stored-value.ts';

export type ColourScheme = 'auto' | 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

export const oneOf =
  <T extends string>(choices: readonly [T, ...T[]]) =>
  (text: string | null): T =>
    choices.find((choice) => choice === text) ?? choices[0];

const text = (value: string) => value;

/** How this device shows the product; never sent to the server. */
export const deviceSettings = {
  colourScheme: storedValue<ColourScheme>('colourScheme', oneOf(['auto', 'light', 'dark']), text),
  direction: storedValue<Direction>('direction', oneOf(['ltr', 'rtl']), text),
  menuCollapsed: storedValue<boolean>('menuCollapsed', (stored) => stored === 'true', String),
  /** A button at the edge opens the customizer. */
  hasCustomizer: storedValue<boolean>('customizer', (stored) => stored === 'true', String),
  /** Shortcuts of one letter get in the way of those who dictate. */
  letterShortcuts: storedValue<boolean>('letterShortcuts', (stored) => stored !== 'false', String),
};

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get);
}
