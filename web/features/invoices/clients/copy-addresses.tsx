import { Button } from '@mantine/core';
import type { Client } from '@plenum/contract';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';

/** Ready to be put into the field of a mail program. */
export function CopyAddresses({ clients }: { clients: readonly Client[] }) {
  const t = useTranslations('invoices.clients.copy');
  const copy = async () => {
    const addresses = clients.flatMap(({ name, email }) => (email ? [`${name} <${email}>`] : []));
    try {
      await navigator.clipboard.writeText(addresses.join(', '));
      showToast({ text: t('done', { count: addresses.length }) });
    } catch {
      showToast({ text: t('failed'), isFailure: true });
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCopy size={16} />}
      onClick={() => void copy()}
    >
      {t('do')}
    </Button>
  );
}
