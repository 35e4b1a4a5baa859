import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { shownArticle } from '../help.live.ts';
import classes from './answer.module.css';
import { VoteForm } from './vote-form.tsx';

/** What an article says, below its title; read when it is opened. */
export function Answer({ id }: { id: number }) {
  const t = useTranslations('help');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(shownArticle.options({ id }));
  const words = useWords(data?.languages);
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
  if (!data) return <LinesSkeleton lines={2} />;
  return (
    <div className={classes.answer}>
      {data.picture && <img src={data.picture} alt="" loading="lazy" />}
      <div dir="auto">
        <RichTextReader value={words(data.body)} />
      </div>
      <VoteForm article={data} />
    </div>
  );
}
