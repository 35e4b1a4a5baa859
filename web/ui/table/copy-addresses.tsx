import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { showToast } from '../toast/toasts.tsx';

interface Addressee {
  name: string;
  email: string;
}

/** Ready to be put into the field of a mail program. */
export function CopyAddresses({ people }: { people: readonly Addressee[] }) {
  const t = useTranslations('table.copyAddresses');
  const copy = async () => {
    const addresses = people.map(({ name, email }) => `${name} <${email}>`);
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
      size="compact-md"
      leftSection={<IconCopy size={16} />}
      onClick={() => void copy()}
    >
      {t('do')}
    </Button>
  );
}
