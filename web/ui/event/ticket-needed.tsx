import { Button } from '@mantine/core';
import type { MyEvent, NeededTicket } from '@plenum/contract';
import { IconTicket } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { StateMessage } from '../state-message.tsx';
import classes from './ticket-needed.module.css';

interface TicketNeededProps {
  event: Pick<MyEvent, 'slug' | 'languages'>;
  /** What is closed. */
  part: 'stage' | 'session' | 'recording';
  needs: readonly NeededTicket[];
}

/** In place of what this reader's tickets do not open: which ones do, and the way to them. */
export function TicketNeeded({ event, part, needs }: TicketNeededProps) {
  const t = useTranslations('frame.needed');
  const format = useFormatter();
  const words = useWords(event.languages);
  const names = format.list(needs.map(({ name }) => words(name)));
  const text = needs.length === 0 ? t('hidden') : t('openTo', { names });
  const deeds = (
    <div className={classes.deeds}>
      {needs.length > 0 && (
        <Button
          renderRoot={(props) => (
            <Link to="/e/$slug/register" params={{ slug: event.slug }} {...props} />
          )}
        >
          {t('book')}
        </Button>
      )}
      <Button variant="default" renderRoot={(props) => <Link to="/my-bookings" {...props} />}>
        {t('mine')}
      </Button>
    </div>
  );
  if (part !== 'session') {
    return <StateMessage icon={IconTicket} title={t(part)} text={text} action={deeds} />;
  }
  // Beside all else that is told of it.
  return (
    <div className={classes.brief}>
      <p>
        <strong>{t(part)}</strong>
      </p>
      <p>{text}</p>
      {deeds}
    </div>
  );
}
