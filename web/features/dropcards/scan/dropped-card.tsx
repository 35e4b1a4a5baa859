import type { Drop } from '@plenum/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from '../card/drop-card-button.module.css';
import { WithdrawDialog } from '../leads/withdraw-dialog.tsx';

/** They hold it: where the receipt is, and the way to take it back. */
export function DroppedCard({ eventId, drop }: { eventId: number; drop: Drop }) {
  const t = useTranslations('dropcards.give');
  const [asked, setAsked] = useState<Drop | null>(null);
  return (
    <div className={classes.held}>
      <IconCircleCheck size={20} aria-hidden />
      <p>
        {t('held')} <RelativeTime at={drop.at} />
      </p>
      <div className={classes.ways}>
        <Link to="/drop-your-card">{t('receipt')}</Link>
        <button type="button" onClick={() => setAsked(drop)}>
          {t('takeBack')}
        </button>
      </div>
      <WithdrawDialog eventId={eventId} drop={asked} onClose={() => setAsked(null)} />
    </div>
  );
}
