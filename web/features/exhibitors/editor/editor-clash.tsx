import { Button } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import classes from './editor-form.module.css';
import type { BoothFields } from './editor.editing.ts';

interface EditorClashProps {
  fields: readonly (keyof BoothFields)[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Two people changed the same: what was typed stays until the one who typed it decides. */
export function EditorClash({ fields, keepMine, takeTheirs }: EditorClashProps) {
  const t = useTranslations('exhibitors');
  const format = useFormatter();
  const names = format.list(fields.map((field) => t(`fields.${field}`)));
  return (
    <Notice tone="warning">
      <span className={classes.clash}>
        <strong>{t('clash.title')}</strong>
        <span>{t('clash.text', { fields: names })}</span>
        <span className={classes.choices}>
          <Button variant="default" size="compact-sm" onClick={takeTheirs}>
            {t('clash.takeTheirs')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={keepMine}>
            {t('clash.keepMine')}
          </Button>
        </span>
      </span>
    </Notice>
  );
}
