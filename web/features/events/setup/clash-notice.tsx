import { Button } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import classes from './setup-form.module.css';
import type { SetupChanges } from './use-setup-form.ts';

interface ClashNoticeProps {
  fields: readonly (keyof SetupChanges)[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Two people changed the same: what was typed stays until the one who typed it decides. */
export function ClashNotice({ fields, keepMine, takeTheirs }: ClashNoticeProps) {
  const t = useTranslations('events.clash');
  const format = useFormatter();
  const names = format.list(fields.map((field) => t(`fields.${field}`)));
  return (
    <Notice tone="warning">
      <span className={classes.clash}>
        <strong>{t('title')}</strong>
        <span>{t('text', { fields: names })}</span>
        <span className={classes.choices}>
          <Button variant="default" size="compact-sm" onClick={takeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={keepMine}>
            {t('keepMine')}
          </Button>
        </span>
      </span>
    </Notice>
  );
}
