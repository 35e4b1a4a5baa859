import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type ToReport, useReport } from '../platform/report.ts';

/** For the page of a person or a booth. */
export function ReportButton(what: ToReport) {
  const t = useTranslations('report');
  const report = useReport();
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconFlag size={16} aria-hidden />}
      onClick={() => report(what)}
    >
      {t('button')}
    </Button>
  );
}
