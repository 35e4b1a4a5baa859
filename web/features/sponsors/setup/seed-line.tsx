import { Button } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { drawSeed } from '../sponsors.api.ts';
import classes from '../sponsors-screen.module.css';
import { useSetupChange } from './use-setup-change.ts';

interface SeedLineProps {
  event: MyEvent;
  seed: string;
}

/** What the order comes from. Drawing again changes it for everyone, so it is asked first. */
export function SeedLine({ event, seed }: SeedLineProps) {
  const t = useTranslations('sponsors.rotation');
  const { apply } = useSetupChange(event.id);
  const [isAsked, setAsked] = useState(false);
  const draw = () => {
    setAsked(false);
    apply(() => drawSeed(event.id));
  };
  return (
    <div className={classes.seed}>
      <span className={classes.seedLabel}>{t('seed')}</span>
      <code dir="ltr">{seed}</code>
      <p>{t('seedHint')}</p>
      <div className={classes.choices}>
        <CopyButton text={seed} label={t('copy')} />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDice5 size={14} />}
          onClick={() => setAsked(true)}
        >
          {t('draw')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('askTitle')}
        text={t('askText')}
        stay={t('askStay')}
        go={t('draw')}
        onStay={() => setAsked(false)}
        onGo={draw}
      />
    </div>
  );
}
