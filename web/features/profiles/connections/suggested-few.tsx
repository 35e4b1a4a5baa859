import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { PersonFace } from '../person/person-face.tsx';
import { PersonLink } from '../person/person-link.tsx';
import { suggestionsOptions } from '../profiles.api.ts';
import { ConnectButton } from './connect-button.tsx';
import classes from './suggested-few.module.css';
import { useWhyWords } from './use-why-words.ts';

const most = 4;

/** Whom to meet, beside something else; nothing where nobody is suggested. */
export function SuggestedFew({ eventId }: { eventId: number }) {
  const t = useTranslations('profiles.suggestions');
  const wordsOf = useWhyWords();
  const { data } = useQuery(suggestionsOptions(eventId));
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('label')} hasRoom>
      <ul className={classes.people}>
        {data.slice(0, most).map(({ person, why: [first] }) => (
          <li key={person.id}>
            <PersonFace person={person} size={36} />
            <div>
              <PersonLink person={person} />
              {first && <p>{wordsOf(first)}</p>}
            </div>
            <ConnectButton eventId={eventId} person={person} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
