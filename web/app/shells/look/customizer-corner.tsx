import { ActionIcon } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deviceSettings, useStoredValue } from '../../../platform/device-settings.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import classes from './customizer.module.css';

const Customizer = lazyPart(async () => (await import('./customizer.tsx')).Customizer);

const isAskedFor = () => new URLSearchParams(location.search).has('customizer');

/** Off unless the address asks for it, or somebody wanted a button for it to stay. */
export function CustomizerCorner() {
  const t = useTranslations('frame.customizer');
  const hasButton = useStoredValue(deviceSettings.hasCustomizer);
  const [isOpen, setOpen] = useState(isAskedFor);
  return (
    <>
      {hasButton && (
        <ActionIcon
          className={classes.corner}
          size="lg"
          aria-label={t('open')}
          onClick={() => setOpen(true)}
        >
          <IconAdjustments size={20} />
        </ActionIcon>
      )}
      {isOpen && (
        <Suspense>
          <Customizer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
