import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { config } from '../platform/config.ts';
import { deviceSettings } from '../platform/device-settings.ts';
import { I18nProvider } from '../platform/i18n/i18n-provider.tsx';
import { theme } from '../ui/theme.ts';

/** The colour scheme is ours: if the library kept it, every switch would draw the whole page anew. */
const noRoot = () => undefined;

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider>
      <DirectionProvider initialDirection={deviceSettings.direction.get()} detectDirection={false}>
        <MantineProvider
          theme={theme}
          withCssVariables={false}
          withGlobalClasses={false}
          forceColorScheme="light"
          getRootElement={noRoot}
          getStyleNonce={config.styleNonce}
        >
          {children}
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  );
}
