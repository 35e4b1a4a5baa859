import { ActionIcon, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ShownLine } from '@plenum/contract';
import { IconTextPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { Later } from '../../../ui/later.tsx';
import { suggestionsOptions } from '../help.api.ts';
import { articlePlace } from '../help.places.ts';
import { Answer } from '../read/answer.tsx';
import classes from './article-suggestions.module.css';

interface ArticleSuggestionsProps {
  /** As it is typed, or as it was asked. */
  question: string;
  /** For who answers: puts an article into the answer. */
  onInsert?: (inserted: string) => void;
}

const shortest = 4;
const calmMs = 300;
const longest = 500;

/** What may already answer a question; each opens above the conversation. */
export function ArticleSuggestions({ question, onInsert }: ArticleSuggestionsProps) {
  const t = useTranslations('help.desk');
  const titleId = useId();
  const words = useWords(useOrganisation()?.languages);
  const [q] = useDebouncedValue(question.trim().slice(0, longest), calmMs);
  const [opened, setOpened] = useState<ShownLine>();
  const isAsked = q.length >= shortest;
  const { data } = useQuery({
    ...suggestionsOptions(q),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const articles = isAsked ? (data?.articles ?? []) : [];
  return (
    <>
      {articles.length > 0 && (
        <section className={classes.suggestions} aria-labelledby={titleId}>
          <h3 id={titleId}>{t('title')}</h3>
          <ul>
            {articles.map((article) => (
              <li key={article.id}>
                <button type="button" className={classes.open} onClick={() => setOpened(article)}>
                  <span dir="auto">{words(article.title)}</span>
                </button>
                {onInsert && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('insert', { title: words(article.title) })}
                    onClick={() =>
                      onInsert(
                        `${words(article.title)}\n${location.origin}${articlePlace(article)}`,
                      )
                    }
                  >
                    <IconTextPlus size={18} stroke={1.75} />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <OpenedArticle article={opened} words={words} onClose={() => setOpened(undefined)} />
    </>
  );
}

interface OpenedArticleProps {
  article: ShownLine | undefined;
  words: ReturnType<typeof useWords>;
  onClose: () => void;
}

/** Above the conversation, which stays as it is. */
function OpenedArticle({ article, words, onClose }: OpenedArticleProps) {
  const shell = useTranslations('shell');
  return (
    <Later>
      <Modal
        opened={article !== undefined}
        onClose={onClose}
        size="lg"
        title={article && words(article.title)}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        {article && <Answer id={article.id} />}
      </Modal>
    </Later>
  );
}
