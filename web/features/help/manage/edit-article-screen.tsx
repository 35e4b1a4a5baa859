import type { HelpArticle, HelpSetup } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import type { Locale } from '../../../platform/config.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useEditor } from '../../../ui/form/use-editor.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { changeArticle, readArticle } from '../help.api.ts';
import { article as articleAnswer, helpSetup } from '../help.live.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { BackLink } from './back-link.tsx';
import classes from './manage.module.css';
import { type ArticleValues, tidy, updateOf, valuesOf } from './manage.values.ts';
import { loadArticleSchema } from './new-article-screen.tsx';
import { OpinionPanel } from './opinion-panel.tsx';
import { RemoveArticle } from './remove-article.tsx';
import { VersionPanel } from './version-panel.tsx';

interface EditArticleScreenProps {
  id: number;
  missing: ReactNode;
  onGone: () => void;
}

export function EditArticleScreen({ id, missing, onGone }: EditArticleScreenProps) {
  const t = useTranslations('help.article');
  const manage = useTranslations('help.manageScreen');
  const problemText = useProblemText();
  const organisation = useOrganisation();
  const { data: setup } = useQuery(helpSetup.options());
  const { data, error, isFetching, refetch } = useQuery(articleAnswer.options(id));
  const say = useWords(organisation?.languages);
  const title = data ? say(data.title) : t('edit');
  usePageTitle(title);
  if (error instanceof CallProblem && error.status === 404) return missing;
  return (
    <div className={classes.screen}>
      <BackLink to="/pages/help/manage">{manage('title')}</BackLink>
      <h1 dir="auto">{title}</h1>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!(data && setup && organisation) && !error && <FormSkeleton fields={5} />}
      {data && setup && organisation && (
        <ArticleEditor
          key={id}
          article={data}
          setup={setup}
          languages={organisation.languages}
          onGone={onGone}
        />
      )}
    </div>
  );
}

interface ArticleEditorProps extends Pick<EditArticleScreenProps, 'onGone'> {
  article: HelpArticle;
  setup: HelpSetup;
  languages: readonly Locale[];
}

function ArticleEditor({ article, setup, languages, onGone }: ArticleEditorProps) {
  const t = useTranslations('help.article');
  const client = useQueryClient();
  const { id } = article;
  const form = useEditor<HelpArticle, ArticleValues>({
    loadSchema: loadArticleSchema,
    known: article,
    valuesOf,
    draft: `help.article.${id}`,
    tidy,
    refuse: ({ title }) =>
      Object.values(title).some((text) => text.trim()) ? undefined : { title: t('untitled') },
    save: async (changes, from) => {
      const saved = await changeArticle(id, { version: from.version, ...updateOf(changes) });
      teach(
        client,
        articleAnswer.changedAt(id, () => saved),
      );
      return saved;
    },
    readAgain: () => readArticle(id),
  });
  return (
    <>
      <ArticleForm
        form={form}
        categories={setup.categories}
        languages={languages}
        saveLabel={t('save')}
        ownId={id}
        picture={<ArticlePicture article={article} />}
        extra={<RemoveArticle article={article} onGone={() => form.leave(onGone)} />}
      />
      <OpinionPanel id={id} />
      <VersionPanel
        id={id}
        languages={languages}
        onBring={({ title, body }) => {
          form.set('title', title);
          form.set('body', body);
        }}
      />
    </>
  );
}
