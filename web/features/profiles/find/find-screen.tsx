import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { IconSearchOff, IconUserSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import classes from './find-screen.module.css';
import { FindResults } from './find-results.tsx';
import { foundOptions } from '../profiles.api.ts';
import { countOf } from './find.found.ts';
import { PeopleTabs } from './people-tabs.tsx';
import { readFindSearch } from '../profiles.places.ts';
import { useFindKeys } from './use-find-keys.ts';

/** One box over everything of the event; small mistakes are forgiven. */
export function FindScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('profiles.find');
  const { q = '' } = readFindSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const resultsRef = useFindKeys(field);
  usePageTitle(t('title'));
  const look = (next: string) =>
    void navigate({
      to: '.',
      search: readFindSearch({ q: next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead', { event: event.name })}</p>
      </header>
      <PeopleTabs eventId={event.id} here="peopleSearch" />
      <search className={classes.box}>
        <SearchField
          label={t('label')}
          hint={t('hint')}
          clearLabel={t('clear')}
          q={q}
          inputRef={field}
          onSearch={look}
        />
      </search>
      <div ref={resultsRef}>
        <Found event={event} q={q} />
      </div>
    </div>
  );
}

function Found({ event, q }: { event: MyEvent; q: string }) {
  const t = useTranslations('profiles.find');
  const problemText = useProblemText();
  const query = useQuery(foundOptions(event.id, q));
  const { data, error } = query;
  if (q === '') {
    return <StateMessage icon={IconUserSearch} title={t('startTitle')} text={t('startText')} />;
  }
  if (error && (!data || query.isPlaceholderData)) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={6} />;
  const count = countOf(data);
  return (
    <>
      <output className="visually-hidden">
        {!query.isPlaceholderData && t('count', { count })}
      </output>
      {count === 0 ? (
        <StateMessage
          icon={IconSearchOff}
          title={t('nothingTitle')}
          text={t('nothingText', { q })}
        />
      ) : (
        <FindResults event={event} q={q} found={data} isStale={query.isPlaceholderData} />
      )}
    </>
  );
}
