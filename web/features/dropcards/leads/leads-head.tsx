import { Button } from '@mantine/core';
import type { LeadFilter } from '@plenum/contract';
import { IconQrcode } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DownloadMenu } from '../../../ui/download-menu.tsx';
import { exportCards, exportCsv } from './leads.ts';
import classes from './leads-screen.module.css';

interface LeadsHeadProps {
  exhibitorId: number;
  /** What is exported is what the table finds, on all its pages. */
  filter: LeadFilter;
  onScan: () => void;
}

export function LeadsHead({ exhibitorId, filter, onScan }: LeadsHeadProps) {
  const t = useTranslations('dropcards.leads');
  return (
    <div className={classes.head}>
      <p>{t('lead')}</p>
      <div className={classes.choices}>
        <DownloadMenu
          label={t('export.button')}
          files={[
            { label: t('export.csv'), save: () => exportCsv(exhibitorId, filter) },
            { label: t('export.vcard'), save: () => exportCards(exhibitorId, filter) },
          ]}
        />
        <Button leftSection={<IconQrcode size={18} aria-hidden />} onClick={onScan}>
          {t('scan')}
        </Button>
      </div>
    </div>
  );
}
