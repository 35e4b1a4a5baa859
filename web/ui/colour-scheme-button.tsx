import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isDeviceDark, useIsDark } from '../platform/look/colour-scheme.ts';
import { deviceSettings } from '../platform/device-settings.ts';

/** Switches between light and dark; what the device prefers anyway is kept as "follow the device". */
export function ColourSchemeButton({ onSwitch }: { onSwitch?: (next: 'light' | 'dark') => void }) {
  const t = useTranslations('shell');
  const next = useIsDark() ? 'light' : 'dark';
  const isUsual = (next === 'dark') === isDeviceDark();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(next === 'dark' ? 'useDark' : 'useLight')}
      onClick={() => {
        deviceSettings.colourScheme.set(isUsual ? 'auto' : next);
        onSwitch?.(next);
      }}
    >
      {next === 'dark' ? <IconMoon size={20} /> : <IconSun size={20} />}
    </ActionIcon>
  );
}
