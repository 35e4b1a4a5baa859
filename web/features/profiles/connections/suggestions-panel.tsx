import { Button } from '@mantine/core';
import type { Suggestion } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import directory from '../find/directory.module.css';
import { PersonCard } from '../person/person-card.tsx';
import type { PersonDeeds } from '../person/person-details.tsx';
import { PersonCardsSkeleton } from '../find/person-cards-skeleton.tsx';
import { suggestionsOptions } from '../profiles.api.ts';
import classes from './suggestions-panel.module.css';
import { useMyInterests } from '../find/use-my-interests.ts';
import { useWhyWords } from './use-why-words.ts';

interface SuggestionsPanelProps {
  eventId: number;
  deeds?: PersonDeeds | undefined;
  onOpen: (id: number) => void;
}

/** Whom to meet, with every reason said. */
export function SuggestionsPanel({ eventId, deeds, onOpen }: SuggestionsPanelProps) {
  const t = useTranslations('profiles.suggestions');
  const problemText = useProblemText();
  const mine = useMyInterests();
  const { data, error, isFetching, refetch } = useQuery(suggestionsOptions(eventId));
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PersonCardsSkeleton />;
  if (data.length === 0) {
    return (
      <StateMessage
        icon={IconSparkles}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Button renderRoot={(props) => <Link to="/my-profile" {...props} />}>
            {t('toProfile')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <p className={directory.count}>{t('lead')}</p>
      <ul className={directory.cards} aria-label={t('label')}>
        {data.map(({ person, why }) => (
          <PersonCard
            key={person.id}
            eventId={eventId}
            person={person}
            mine={mine}
            deeds={deeds}
            onOpen={onOpen}
          >
            <Reasons why={why} />
          </PersonCard>
        ))}
      </ul>
    </>
  );
}

function Reasons({ why }: Pick<Suggestion, 'why'>) {
  const t = useTranslations('profiles.suggestions');
  const wordsOf = useWhyWords();
  return (
    <ul className={classes.reasons} aria-label={t('why')}>
      {why.map((one) => (
        <li key={one.what}>
          <IconSparkles size={14} aria-hidden />
          <bdi>{wordsOf(one)}</bdi>
        </li>
      ))}
    </ul>
  );
}
