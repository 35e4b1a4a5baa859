import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';

/** For who writes help; for others nothing. */
export function useManageLink() {
  const t = useTranslations('help');
  const canWrite = useCan()(['manage', 'all']);
  return (
    canWrite && (
      <Button
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.75} />}
        renderRoot={(props) => <Link to="/pages/help/manage" {...props} />}
      >
        {t('manage')}
      </Button>
    )
  );
}
