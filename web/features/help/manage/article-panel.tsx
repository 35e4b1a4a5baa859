import { Button } from '@mantine/core';
import type { HelpArticleLine, HelpCategory } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { orderWords } from '../../../ui/order/order-words.ts';
import { SortableList } from '../../../ui/order/sortable-list.tsx';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { moveArticle } from '../help.api.ts';
import { articleList } from '../help.live.ts';
import { useHelpProblemText } from '../use-help-problem-text.ts';
import classes from './manage.module.css';
import { CarriedRow } from './carried-row.tsx';

interface ArticlePanelProps {
  /** Undefined: everywhere. */
  category: HelpCategory | undefined;
  q: string;
  languages: readonly string[];
}

const mostShown = 100;

/** Articles of a category in their order, or those that are searched for. */
export function ArticlePanel({ category, q, languages }: ArticlePanelProps) {
  const t = useTranslations('help.manageScreen');
  const problemText = useProblemText();
  const say = useWords(languages);
  const query = q ? { q } : category && { categoryId: category.id };
  const { data, error, isFetching, refetch } = useQuery({
    ...articleList.options({ ...query, perPage: mostShown }),
    placeholderData: keepPreviousData,
  });
  const title = q ? t('found', { count: data?.total ?? 0 }) : category ? say(category.title) : '';
  return (
    <section className={classes.panel} aria-label={t('articles')}>
      <div className={classes.panelHead}>
        <h2 dir="auto">{title}</h2>
        {category && (
          <Button
            size="xs"
            leftSection={<IconPlus size={16} />}
            renderRoot={(props) => (
              <Link to="/pages/help/manage/new" search={{ category: category.slug }} {...props} />
            )}
          >
            {t('add')}
          </Button>
        )}
      </div>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LinesSkeleton lines={5} />}
      {data?.articles.length === 0 && <p className={classes.note}>{t('none')}</p>}
      {data && data.articles.length > 0 && (
        <ArticleRows articles={data.articles} isSortable={!q} say={say} />
      )}
      {data && data.total > mostShown && <p className={classes.note}>{t('more')}</p>}
    </section>
  );
}

interface ArticleRowsProps {
  articles: readonly HelpArticleLine[];
  isSortable: boolean;
  say: ReturnType<typeof useWords>;
}

function ArticleRows({ articles, isSortable, say }: ArticleRowsProps) {
  const t = useTranslations('help.manageScreen');
  const drag = useTranslations('help.drag');
  const problemText = useHelpProblemText();
  if (!isSortable) {
    return (
      <ul className={classes.rows} aria-label={t('articles')}>
        {articles.map((article) => (
          <li key={article.id} className={classes.row}>
            <ArticleFacts article={article} name={say(article.title)} />
          </li>
        ))}
      </ul>
    );
  }
  const rows = articles.map(({ id, title }) => ({ id, name: say(title) }));
  const words = orderWords(rows, (deed, carried) => drag(deed, carried), drag('instructions'));
  const move = (id: number, beforeId: number | null) =>
    void moveArticle(id, beforeId).catch((problem: unknown) =>
      showToast({ text: problemText(problem), isFailure: true }),
    );
  return (
    <SortableList
      label={t('articles')}
      className={classes.rows}
      ids={rows.map(({ id }) => id)}
      words={words}
      onMove={move}
    >
      {articles.map((article) => (
        <CarriedRow key={article.id} id={article.id} name={say(article.title)}>
          <ArticleFacts article={article} name={say(article.title)} />
        </CarriedRow>
      ))}
    </SortableList>
  );
}

function ArticleFacts({ article, name }: { article: HelpArticleLine; name: string }) {
  const t = useTranslations('help.manageScreen');
  const { id, inFaq, inKnowledge, isPublished, helpful, unhelpful } = article;
  const places = [...(inFaq ? [t('inFaq')] : []), ...(inKnowledge ? [t('inKnowledge')] : [])];
  return (
    <>
      <span className={classes.words}>
        <PlaceLink href={`/pages/help/manage/${id}`}>
          <span dir="auto">{name}</span>
        </PlaceLink>
        <small>{[...places, t('votes', { helpful, unhelpful })].join(' · ')}</small>
      </span>
      {!isPublished && <span className={classes.draft}>{t('draft')}</span>}
    </>
  );
}
