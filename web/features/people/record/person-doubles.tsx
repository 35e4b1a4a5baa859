import { Button } from '@mantine/core';
import type { PersonLine } from '@plenum/contract';
import { IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { doublesOptions, nameOf } from '../people.api.ts';
import { PersonCell } from '../list/person-cell.tsx';
import classes from './person-lines.module.css';

export function PersonDoubles({ person }: { person: PersonLine }) {
  const t = useTranslations('people.doubles');
  const problemText = useProblemText();
  const query = useQuery(doublesOptions(person.id));
  const [double, setDouble] = useState<PersonLine>();
  if (!query.data && query.error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(query.error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <LinesSkeleton lines={3} />;
  if (query.data.length === 0) {
    return <StateMessage icon={IconUserCheck} title={t('noneTitle')} text={t('noneText')} />;
  }
  return (
    <>
      <p className={classes.lead}>{t('lead')}</p>
      <ul className={classes.lines} aria-label={t('list')}>
        {query.data.map((other) => (
          <li key={other.id} className={classes.line}>
            <span className={classes.words}>
              <PersonCell person={other} />
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={t('compareWith', { name: nameOf(other) })}
              onClick={() => setDouble(other)}
            >
              {t('compare')}
            </Button>
          </li>
        ))}
      </ul>
      <MergeDialog person={person} double={double} onClose={() => setDouble(undefined)} />
    </>
  );
}
