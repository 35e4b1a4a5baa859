import { Button } from '@mantine/core';
import type { HelpPlace } from '@plenum/contract';
import { IconZoomExclamation } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { HelpSlug } from '../help.api.ts';
import { shownArticles } from '../help.live.ts';
import { helpPageSize } from '../help.places.ts';
import { ArticleLines } from './article-lines.tsx';
import classes from './help-page.module.css';
import type { HelpAddress } from './use-help-address.ts';

interface FoundArticlesProps {
  address: HelpAddress;
  languages: readonly string[];
  event?: HelpSlug;
  /** All of one category; else what is searched for. */
  category?: string;
  place?: HelpPlace;
}

/** What is found while one types, or all of a category, page by page. */
export function FoundArticles(props: FoundArticlesProps) {
  const { address, languages, event, category, place } = props;
  const { search, change } = address;
  const t = useTranslations('help');
  const problemText = useProblemText();
  const page = Number(search.page ?? 1);
  const query = {
    ...(search.q && { q: search.q }),
    ...(category && { category }),
    ...(place && { place }),
    page,
    perPage: helpPageSize,
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...shownArticles.options({ slug: event, query }),
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
          search.q && (
            <Button variant="default" onClick={() => change({ q: undefined })}>
              {t('clearSearch')}
            </Button>
          )
        }
      />
    );
  }
  return (
    <section className={classes.section} aria-label={t('articles')}>
      {search.q && (
        <output className={classes.found}>
          {t(data.isGuessed ? 'guessed' : 'found', { count: data.total })}
        </output>
      )}
      <ArticleLines
        articles={data.articles}
        languages={languages}
        event={event}
        withCategory={!category}
      />
      <Pager page={page} total={data.total} change={change} />
    </section>
  );
}

interface PagerProps extends Pick<HelpAddress, 'change'> {
  page: number;
  total: number;
}

function Pager({ page, total, change }: PagerProps) {
  const t = useTranslations('help.pager');
  const last = Math.max(1, Math.ceil(total / helpPageSize));
  if (last === 1) return null;
  const step = (to: number, label: string) => (
    <Button
      variant="default"
      disabled={to < 1 || to > last}
      onClick={() => change({ page: String(to) })}
    >
      {label}
    </Button>
  );
  return (
    <nav className={classes.pager} aria-label={t('label')}>
      {step(page - 1, t('previous'))}
      <span className={classes.found}>{t('here', { page, last })}</span>
      {step(page + 1, t('next'))}
    </nav>
  );
}
