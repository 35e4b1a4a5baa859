import { Button } from '@mantine/core';
import type { AppSecret } from '@plenum/contract';
import { IconShieldOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { startTwoStep } from './proof.two-step.ts';
import classes from './two-step.module.css';
import { useSettingsChange } from '../settings/use-settings-change.ts';

export function TwoStepOff({ onStart }: { onStart: (secret: AppSecret) => void }) {
  const t = useTranslations('settings.twoStep');
  const start = useSettingsChange(startTwoStep, onStart);
  return (
    <div className={classes.part}>
      <p className={classes.state}>
        <IconShieldOff size={24} stroke={1.5} aria-hidden />
        {t('off')}
      </p>
      <div>
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {t('start')}
        </Button>
      </div>
    </div>
  );
}
