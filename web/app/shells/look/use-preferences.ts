import { useDirection } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceSettings, useStoredValue } from '../../../platform/device-settings.ts';
import { hasNoLanguage, language } from '../../../platform/i18n/language.ts';
import { chosenZone } from '../../../platform/i18n/time-zone.ts';
import { applyLook } from '../../../platform/look/look.ts';
import { preferencesOptions } from '../../../platform/preferences.ts';

type Locale = ReturnType<typeof language.get>;

/** What the person chose, on any device; else what the browser asks for, else the organisation. */
export function usePreferences(languageOfOrganisation: Locale | undefined): void {
  const kept = useQuery(preferencesOptions()).data;

  useEffect(() => {
    if (kept?.language) language.set(kept.language);
    else if (kept && languageOfOrganisation && hasNoLanguage())
      language.set(languageOfOrganisation);
  }, [kept, languageOfOrganisation]);

  useEffect(() => {
    if (kept) chosenZone.set(kept.timeZone);
  }, [kept]);

  useEffect(() => {
    if (kept) applyLook(kept.look);
  }, [kept]);
}

/** The direction may change while the page is open. */
export function useChosenDirection(): void {
  const direction = useStoredValue(deviceSettings.direction);
  const { dir, setDirection } = useDirection();
  useEffect(() => {
    if (dir !== direction) setDirection(direction);
  }, [dir, direction, setDirection]);
}
