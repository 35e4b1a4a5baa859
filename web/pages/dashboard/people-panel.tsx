import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { suggestionsOptions } from '../../features/profiles/profiles.api.ts';
import { useWhyWords } from '../../features/profiles/connections/use-why-words.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import classes from './dashboard.module.css';

const shown = 4;

/** Whom to meet, each with the first reason why. */
export function PeoplePanel({ event }: { event: MyEvent }) {
  const t = useTranslations('waiting');
  const wordsOf = useWhyWords();
  const query = useQuery(suggestionsOptions(event.id));
  const all = (
    <Link to="/summit-attendees" search={{ tab: 'suggested' }}>
      {t('allPeople')}
    </Link>
  );
  return (
    <Panel title={t('people')} more={all}>
      <PanelList
        items={query.data?.slice(0, shown)}
        hasFailed={query.isError}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        empty={t('noPeople')}
      >
        {({ person, why: [first] }) => (
          <li key={person.id}>
            <Link
              to="/people/$personId"
              params={{ personId: String(person.id) }}
              className={classes.task}
            >
              <PersonPicture name={person.fullName} picture={person.avatar} />
              <span className={classes.words}>
                <bdi>{person.fullName}</bdi>
                {first && <bdi className={classes.where}>{wordsOf(first)}</bdi>}
              </span>
            </Link>
          </li>
        )}
      </PanelList>
    </Panel>
  );
}
