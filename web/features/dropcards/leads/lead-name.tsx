import type { Lead } from '@plenum/contract';
import { IconIdOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './leads-screen.module.css';

/** Whose card it is, and what opens it; of a withdrawn one only that it was there. */
export function LeadName({ lead, onOpen }: { lead: Lead; onOpen: () => void }) {
  const t = useTranslations('dropcards.leads');
  const { values, avatar, withdrawnAt } = lead;
  return (
    <div className={classes.person}>
      {values ? (
        <PersonPicture name={values.fullName} picture={avatar} size={36} />
      ) : (
        <span className={classes.gone}>
          <IconIdOff size={18} stroke={1.5} aria-hidden />
        </span>
      )}
      <span className={classes.words}>
        <button
          type="button"
          className={classes.open}
          data-open
          data-withdrawn={withdrawnAt ? true : undefined}
          onClick={onOpen}
        >
          {values ? <bdi>{values.fullName}</bdi> : t('withdrawn')}
        </button>
        {withdrawnAt && (
          <small>
            <RelativeTime at={withdrawnAt} />
          </small>
        )}
        {values && (values.headline || values.company) && (
          <small>
            <bdi>{[values.headline, values.company].filter(Boolean).join(', ')}</bdi>
          </small>
        )}
      </span>
    </div>
  );
}
