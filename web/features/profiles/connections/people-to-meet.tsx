import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PersonFace } from '../person/person-face.tsx';
import { PersonLink } from '../person/person-link.tsx';
import { suggestionsOptions } from '../profiles.api.ts';
import { ConnectButton } from './connect-button.tsx';
import classes from './people-to-meet.module.css';
import { useWhyWords } from './use-why-words.ts';

const most = 4;

/** Faces first, and why; nothing where nobody is suggested. */
export function PeopleToMeet({ eventId }: { eventId: number }) {
  const t = useTranslations('profiles.suggestions');
  const wordsOf = useWhyWords();
  const { data } = useQuery(suggestionsOptions(eventId));
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.meet} aria-label={t('meet')}>
      <div className={classes.head}>
        <h2>{t('meet')}</h2>
        <Link to="/summit-attendees" search={{ tab: 'suggested' }}>
          {t('all')}
        </Link>
      </div>
      <ul className={classes.people}>
        {data.slice(0, most).map(({ person, why: [first] }) => (
          <li key={person.id}>
            <PersonFace person={person} size={72} />
            <div className={classes.words}>
              <PersonLink person={person} />
              <p>{[person.headline, person.company].filter(Boolean).join(', ')}</p>
              {first && <p className={classes.why}>{wordsOf(first)}</p>}
            </div>
            <ConnectButton eventId={eventId} person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
