import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

const systemScheme = () =>
  matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const);

/** Switches between light and dark; what the device prefers anyway is kept as "follow the device". */
export function ColourSchemeButton({ onSwitch }: { onSwitch?: (next: 'light' | 'dark') => void }) {
  const t = useTranslations('shell');
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  const next = shown === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(next === 'dark' ? 'useDark' : 'useLight')}
      onClick={() => {
        setColorScheme(next === systemScheme() ? 'auto' : next);
        onSwitch?.(next);
      }}
    >
      {next === 'dark' ? <IconMoon size={20} /> : <IconSun size={20} />}
    </ActionIcon>
  );
}
