import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

export function NewInvoiceLink() {
  const t = useTranslations('invoices');
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/apps/invoice/add" />}
      leftSection={<IconPlus size={18} />}
    >
      {t('add')}
    </Button>
  );
}
