import type { HelpCategory, Texts } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import type { ArticleValues } from './manage.values.ts';

/** What others changed of an article while one types. */
export function useArticleWords(
  categories: readonly HelpCategory[],
  languages: readonly string[],
): FieldWords<keyof ArticleValues> {
  const t = useTranslations('help.article');
  const say = useWords(languages);
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'body') return <RichTextReader value={say(value as Texts)} />;
      if (name !== 'categoryId') return undefined;
      return say(categories.find(({ id }) => id === value)?.title ?? {});
    },
  };
}
