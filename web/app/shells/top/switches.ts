import type { QueryClient } from '@tanstack/react-query';
import { language } from '../../../platform/i18n/language.ts';
import { look } from '../../../platform/look/look.ts';
import { keepPreferences, preferencesOptions } from '../../../platform/preferences.ts';

/** On this device at once, and on the person's others. */
export function switchLanguage(client: QueryClient, locale: ReturnType<typeof language.get>): void {
  language.set(locale);
  void keepPreferences(client, () => ({ language: locale }));
}

/** Who chose the dark skin for all devices leaves it here, or it would be back with the next page. */
export function leaveDark(client: QueryClient, next: 'light' | 'dark'): void {
  const kept = client.getQueryData(preferencesOptions().queryKey)?.look;
  if (next === 'dark' || kept?.skin !== 'dark') return;
  void keepPreferences(client, () => ({ look: { ...kept, skin: look.skin.get() } }));
}
