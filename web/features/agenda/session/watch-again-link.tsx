import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProgramPlace } from '../program/use-program-place.ts';

/** To the recording of a session, where there is one to be seen. */
export function WatchAgainLink({ sessionId, title }: { sessionId: number; title: string }) {
  const t = useTranslations('program.session');
  const to = useProgramPlace().againOf(sessionId);
  if (to === null) return null;
  return (
    <Button
      variant="light"
      size="compact-sm"
      leftSection={<IconPlayerPlay size={14} aria-hidden />}
      renderRoot={(props) => <Link to={to} {...props} />}
    >
      {t('again')} <span className="visually-hidden">{title}</span>
    </Button>
  );
}
