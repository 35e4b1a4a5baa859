import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { texts } from './texts.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function I18nProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(texts.subscribe, texts.get);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
