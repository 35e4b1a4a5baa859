import { Button } from '@mantine/core';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { takeOut } from './exchange.api.ts';
import { ImportDrawer } from './import-drawer.tsx';

/** All products in and out as a table. */
export function ExchangeButtons() {
  const t = useTranslations('catalogue.import');
  const problemText = useProblemText();
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: takeOut,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const open = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('export')}
      </Button>
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={open}>
        {t('open')}
      </Button>
      <ImportDrawer key={opening} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
