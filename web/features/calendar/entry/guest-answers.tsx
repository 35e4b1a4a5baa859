import type { Answer, Guest } from '@plenum/contract';
import { IconCheck, IconClock, IconHelp, IconX, type Icon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { answerAt } from './entry.answers.ts';
import type { Moment } from '../calendar.moments.ts';
import classes from './guest-answers.module.css';

const icons: Record<Answer, Icon> = {
  waiting: IconClock,
  yes: IconCheck,
  maybe: IconHelp,
  no: IconX,
};

interface GuestAnswersProps {
  guests: readonly Guest[];
  /** Of which repeat; null: it does not repeat. */
  original: Moment | null;
}

/** Who is invited, and what they have said. */
export function GuestAnswers({ guests, original }: GuestAnswersProps) {
  const t = useTranslations('calendar');
  if (guests.length === 0) return null;
  return (
    <section className={classes.answers} aria-label={t('answers.title')}>
      <h3>{t('answers.title')}</h3>
      <ul>
        {guests.map((guest) => {
          const { id, name, email, avatar } = guest;
          const answer = answerAt(guest, original);
          const Mark = icons[answer];
          return (
            <li key={id}>
              <PersonPicture name={name || email} picture={avatar} size={26} />
              <bdi className={classes.name}>{name || email}</bdi>
              <span className={classes.answer} data-answer={answer}>
                <Mark size={15} aria-hidden />
                {t(`answers.${answer}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
