import type { HelpArticle, HelpSetup } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { newKey } from '../../../platform/new-key.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { addArticle } from '../help.api.ts';
import { helpSetup } from '../help.live.ts';
import { ArticleForm } from './article-form.tsx';
import { BackLink } from './back-link.tsx';
import classes from './manage.module.css';
import { type ArticleValues, blankArticle, inputOf, tidy } from './manage.values.ts';

interface NewArticleScreenProps {
  /** Where it was begun. */
  category: string | undefined;
  onSaved: (article: HelpArticle) => void;
}

export const loadArticleSchema = () =>
  import('./manage.forms.ts').then((forms) => forms.ArticleSchema);

export function NewArticleScreen({ category, onSaved }: NewArticleScreenProps) {
  const t = useTranslations('help.article');
  const manage = useTranslations('help.manageScreen');
  const problemText = useProblemText();
  const organisation = useOrganisation();
  const { data, error, isFetching, refetch } = useQuery(helpSetup.options());
  usePageTitle(t('new'));
  const first = data?.categories.find(({ slug }) => slug === category) ?? data?.categories[0];
  return (
    <div className={classes.screen}>
      <BackLink to="/pages/help/manage">{manage('title')}</BackLink>
      <h1>{t('new')}</h1>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!(data && organisation) && !error && <FormSkeleton fields={5} />}
      {data && organisation && first && (
        <NewArticle
          setup={data}
          categoryId={first.id}
          languages={organisation.languages}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}

interface NewArticleProps extends Pick<NewArticleScreenProps, 'onSaved'> {
  setup: HelpSetup;
  categoryId: number;
  languages: readonly Locale[];
}

function NewArticle({ setup, categoryId, languages, onSaved }: NewArticleProps) {
  const t = useTranslations('help.article');
  const [initial] = useState(() => blankArticle(categoryId));
  const [key] = useState(newKey);
  const form = useContractForm<ArticleValues>({
    loadSchema: loadArticleSchema,
    initial,
    send: async (values) => {
      const tidied = tidy(values);
      if (Object.keys(tidied.title).length === 0) return { title: t('untitled') };
      const article = await addArticle(inputOf(tidied), key);
      form.leave(() => onSaved(article));
      return undefined;
    },
  });
  return (
    <ArticleForm
      form={form}
      categories={setup.categories}
      languages={languages}
      saveLabel={t('add')}
    />
  );
}
