import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { takeOut } from './exchange.api.ts';
import { ImportDrawer } from './import-drawer.tsx';

/** All products in and out as a table. */
export function ExchangeButtons() {
  const t = useTranslations('catalogue.import');
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <DownloadButton label={t('export')} save={takeOut} />
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={open}>
        {t('open')}
      </Button>
      <ImportDrawer key={opening} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
