import { Button } from '@mantine/core';
import type { ShownLine } from '@plenum/contract';
import { IconChevronDown, IconZoomExclamation } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { shownArticles } from '../help.live.ts';
import { Answer } from './answer.tsx';
import classes from './question-list.module.css';
import type { HelpAddress } from './use-help-address.ts';

interface QuestionListProps {
  address: HelpAddress;
  languages: readonly string[];
  category?: string;
}

/** As many as a page of help may hold; who has more questions than that searches. */
const mostShown = 100;

/** Questions that open to their answers. */
export function QuestionList({ address: { search, change }, ...props }: QuestionListProps) {
  const { languages, category } = props;
  const t = useTranslations('help');
  const problemText = useProblemText();
  const query = {
    place: 'faq' as const,
    ...(category ? { category } : search.q && { q: search.q }),
    perPage: mostShown,
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...shownArticles.options({ query }),
    placeholderData: keepPreviousData,
  });
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
  if (!data) return <LinesSkeleton lines={5} />;
  if (data.articles.length === 0) {
    return (
      <StateMessage
        icon={IconZoomExclamation}
        title={t('noneTitle')}
        text={t('noneText')}
        action={
          <Button variant="default" onClick={() => change({ q: undefined })}>
            {t('clearSearch')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {!category && (
        <output className={classes.found}>
          {t(data.isGuessed ? 'guessed' : 'found', { count: data.total })}
        </output>
      )}
      <div className={classes.list}>
        {data.articles.map((question) => (
          <Question key={question.id} question={question} languages={languages} />
        ))}
      </div>
      {data.total > mostShown && <p className={classes.found}>{t('faq.more')}</p>}
    </>
  );
}

interface QuestionProps {
  question: ShownLine;
  languages: readonly string[];
}

function Question({ question: { id, title }, languages }: QuestionProps) {
  const words = useWords(languages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.question}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span dir="auto">{words(title)}</span>
        <IconChevronDown size={18} stroke={1.75} aria-hidden />
      </summary>
      {isOpen && (
        <div className={classes.answer}>
          <Answer id={id} />
        </div>
      )}
    </details>
  );
}
