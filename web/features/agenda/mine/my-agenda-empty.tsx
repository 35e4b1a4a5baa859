import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';

export function MyAgendaEmpty() {
  const t = useTranslations('my-agenda.empty');
  return (
    <StateMessage
      icon={IconStar}
      title={t('title')}
      text={t('text')}
      action={
        <Button renderRoot={(props) => <Link to="/conference-program" {...props} />}>
          {t('go')}
        </Button>
      }
    />
  );
}
