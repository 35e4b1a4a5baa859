import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { texts } from './texts.ts';
import { chosenZone, zoneHere } from './time-zone.ts';

export function I18nProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(texts.subscribe, texts.get);
  const zone = useSyncExternalStore(chosenZone.subscribe, chosenZone.get);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={zone ?? zoneHere}>
      {children}
    </IntlProvider>
  );
}
