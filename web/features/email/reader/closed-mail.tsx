import type { EmailDetail } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { ShortTime } from '../list/short-time.tsx';
import classes from './thread-mails.module.css';
import { useCompose } from '../compose/use-compose.ts';
import { usePartyNames } from '../use-party-names.ts';

interface ClosedMailProps {
  email: EmailDetail;
  onOpen: () => void;
}

/** One line of a thread; a draft among them opens for writing. */
export function ClosedMail({ email, onOpen }: ClosedMailProps) {
  const t = useTranslations('email');
  const names = usePartyNames();
  const { open } = useCompose();
  const { from, isDraft } = email;
  return (
    <button
      type="button"
      className={classes.closed}
      {...(!isDraft && { 'aria-expanded': false })}
      onClick={() => (isDraft ? open(email.id) : onOpen())}
    >
      <PersonPicture name={from.name || from.email} picture={from.avatar} size={28} />
      {isDraft ? (
        <strong className={classes.draft}>{t('isDraft')}</strong>
      ) : (
        <strong dir="auto">{names([from])}</strong>
      )}
      <span className={classes.snippet} dir="auto">
        {email.snippet}
      </span>
      <ShortTime at={email.time} />
    </button>
  );
}
