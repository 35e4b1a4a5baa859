import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import type { HelpSlug } from '../help.api.ts';
import { shownArticle } from '../help.live.ts';
import { ArticleView } from './article-view.tsx';
import classes from './help-page.module.css';
import { VoteForm } from './vote-form.tsx';

interface ArticleScreenProps {
  id: number;
  /** Beside a public event; else inside. */
  event?: HelpSlug;
  missing: ReactNode;
}

/** One article with what else may help. */
export function ArticleScreen({ id, event, missing }: ArticleScreenProps) {
  const t = useTranslations('help');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(shownArticle.options({ slug: event, id }));
  const words = useWords(data?.languages);
  if (error instanceof CallProblem && error.status === 404) return missing;
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
  if (!data) return <LinesSkeleton lines={8} />;
  const { category } = data;
  const back =
    event === undefined
      ? `/pages/${data.inKnowledge ? `knowledge-base/${category.slug}` : `faq?category=${category.slug}`}`
      : `/e/${event}/help`;
  return (
    <div className={classes.page}>
      <PlaceLink href={back} className={classes.back}>
        <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" />{' '}
        {event === undefined ? words(category.title) : t('public.title')}
      </PlaceLink>
      <ArticleView article={data} event={event}>
        {event === undefined && <VoteForm key={id} article={data} />}
      </ArticleView>
    </div>
  );
}
