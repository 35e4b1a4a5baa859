import { Button, Menu } from '@mantine/core';
import type { LeadFilter } from '@plenum/contract';
import { IconAddressBook, IconDownload, IconQrcode, IconTable } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { exportCards, exportCsv } from './leads.ts';
import classes from './leads-screen.module.css';
import { useCardDownload } from '../card/use-card-download.ts';

interface LeadsHeadProps {
  exhibitorId: number;
  /** What is exported is what the table finds, on all its pages. */
  filter: LeadFilter;
  onScan: () => void;
}

export function LeadsHead({ exhibitorId, filter, onScan }: LeadsHeadProps) {
  const t = useTranslations('dropcards.leads');
  const csv = useCardDownload(() => exportCsv(exhibitorId, filter));
  const cards = useCardDownload(() => exportCards(exhibitorId, filter));
  return (
    <div className={classes.head}>
      <p>{t('lead')}</p>
      <div className={classes.choices}>
        <Menu position="bottom-end" withinPortal={false}>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={csv.isSaving || cards.isSaving}
            >
              {t('export.button')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconTable size={18} />} onClick={csv.save}>
              {t('export.csv')}
            </Menu.Item>
            <Menu.Item leftSection={<IconAddressBook size={18} />} onClick={cards.save}>
              {t('export.vcard')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button leftSection={<IconQrcode size={18} aria-hidden />} onClick={onScan}>
          {t('scan')}
        </Button>
      </div>
    </div>
  );
}
