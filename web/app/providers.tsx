import { DirectionProvider, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colourSchemeManager } from '../platform/colour-scheme-manager.ts';
import { config } from '../platform/config.ts';
import { deviceSettings } from '../platform/device-settings.ts';
import { I18nProvider } from '../platform/i18n/i18n-provider.tsx';
import { theme, themeVariables } from '../ui/theme.ts';

const manager = colourSchemeManager();

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider>
      <DirectionProvider initialDirection={deviceSettings.direction.get()} detectDirection={false}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={themeVariables}
          colorSchemeManager={manager}
          defaultColorScheme="auto"
          getStyleNonce={config.styleNonce}
        >
          {children}
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>
  );
}
