import { Button } from '@mantine/core';
import { IconCalendarOff, IconFilterOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';

/** Nothing is published yet. */
export function NoProgram() {
  const t = useTranslations('program.empty');
  return <StateMessage icon={IconCalendarOff} title={t('title')} text={t('text')} />;
}

/** The filters keep nothing. */
export function NothingFits({ onClear }: { onClear: () => void }) {
  const t = useTranslations('program.empty');
  return (
    <StateMessage
      icon={IconFilterOff}
      title={t('filteredTitle')}
      text={t('filteredText')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
