import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { renewRecoveryCodes, turnTwoStepOff } from './proof.two-step.ts';
import classes from './two-step.module.css';
import { useSettingsChange } from '../settings/use-settings-change.ts';

interface TwoStepOnProps {
  codesLeft: number;
  onCodes: (recoveryCodes: readonly string[]) => void;
  onOff: () => unknown;
}

const fewCodes = 3;

export function TwoStepOn({ codesLeft, onCodes, onOff }: TwoStepOnProps) {
  const t = useTranslations('settings.twoStep');
  const [asked, setAsked] = useState<'renew' | 'off'>();
  const renewal = useSettingsChange(renewRecoveryCodes, (reply) => onCodes(reply.recoveryCodes));
  const turningOff = useSettingsChange(turnTwoStepOff, onOff);
  const go = () => {
    if (asked === 'renew') renewal.mutate();
    if (asked === 'off') turningOff.mutate();
    setAsked(undefined);
  };
  return (
    <div className={classes.part}>
      <p className={classes.state} data-is-on>
        <IconShieldCheck size={24} stroke={1.5} aria-hidden />
        {t('on')}
      </p>
      <p className={classes.left}>{t('codesLeft', { count: codesLeft })}</p>
      {codesLeft <= fewCodes && <Notice tone="warning">{t('fewCodes')}</Notice>}
      <div className={classes.choices}>
        <Button variant="default" loading={renewal.isPending} onClick={() => setAsked('renew')}>
          {t('renew')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          loading={turningOff.isPending}
          onClick={() => setAsked('off')}
        >
          {t('turnOff')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked !== undefined}
        title={t(asked === 'off' ? 'offTitle' : 'renewTitle')}
        text={t(asked === 'off' ? 'offText' : 'renewText')}
        stay={t('stop')}
        go={t(asked === 'off' ? 'turnOff' : 'renew')}
        onStay={() => setAsked(undefined)}
        onGo={go}
      />
    </div>
  );
}
