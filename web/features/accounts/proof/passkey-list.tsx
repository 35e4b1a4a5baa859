import { Button } from '@mantine/core';
import type { Passkey } from '@plenum/contract';
import { IconKey } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Day } from '../../../ui/time/day.tsx';
import { removePasskey, twoStepOptions } from './proof.two-step.ts';
import classes from './passkeys.module.css';
import { useSettingsChange } from '../settings/use-settings-change.ts';

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTranslations('settings.passkeys');
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={classes.line}>
      <IconKey size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          <span>
            {t('added')} <Day at={createdAt} />
          </span>
          <span>
            {lastUsedAt ? t('used') : t('neverUsed')} {lastUsedAt && <Day at={lastUsedAt} />}
          </span>
        </p>
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={t('removeOne', { name })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslations('settings.passkeys');
  const client = useQueryClient();
  const [asked, setAsked] = useState<Passkey>();
  const removal = useSettingsChange(removePasskey, () =>
    client.invalidateQueries({ queryKey: twoStepOptions().queryKey }),
  );
  const go = () => {
    if (asked) removal.mutate(asked.id);
    setAsked(undefined);
  };
  if (passkeys.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setAsked(passkey)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('askTitle', { name: asked?.name ?? '' })}
        text={t('askText')}
        stay={t('stay')}
        go={t('remove')}
        onStay={() => setAsked(undefined)}
        onGo={go}
      />
    </>
  );
}
