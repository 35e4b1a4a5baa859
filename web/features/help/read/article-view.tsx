import type { ShownArticle } from '@plenum/contract';
import { type ReactNode, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import type { HelpSlug } from '../help.api.ts';
import { ArticleLines } from './article-lines.tsx';
import classes from './article-view.module.css';

interface ArticleViewProps {
  article: ShownArticle;
  event: HelpSlug;
  children: ReactNode;
}

export function ArticleView({ article, event, children }: ArticleViewProps) {
  const t = useTranslations('help');
  const format = useFormatter();
  const relatedId = useId();
  const { title, body, picture, languages, related, changedAt } = article;
  const words = useWords(languages);
  usePageTitle(words(title));
  return (
    <div className={classes.columns}>
      <article className={classes.article}>
        <h1 dir="auto">{words(title)}</h1>
        <small>
          {t('updated', { day: format.dateTime(new Date(changedAt), { dateStyle: 'medium' }) })}
        </small>
        {picture && <img src={picture} alt="" />}
        <div dir="auto" className={classes.body}>
          <RichTextReader value={words(body)} />
        </div>
        {children}
      </article>
      {related.length > 0 && (
        <aside className={classes.related} aria-labelledby={relatedId}>
          <h2 id={relatedId}>{t('related')}</h2>
          <ArticleLines articles={related} languages={languages} event={event} />
        </aside>
      )}
    </div>
  );
}
