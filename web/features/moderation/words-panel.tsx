import '../../ui/styles/fields.css';
import { Button, TagsInput } from '@mantine/core';
import type { WordFilter } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { LeaveGuard } from '../../ui/form/leave-guard.tsx';
import { SavedMark } from '../../ui/form/saved-mark.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { changeWords } from './moderation.api.ts';
import { wordFilter } from './moderation.live.ts';
import classes from './moderation.module.css';
import { PanelState } from './panel-state.tsx';
import { useModerationProblemText } from './use-moderation-problem-text.ts';

const most = 500;
const lists = ['refused', 'held'] as const;

/** Words the event refuses, and words that hold a message back. */
export function WordsPanel({ eventId }: { eventId: number }) {
  const query = useQuery(wordFilter.options(eventId));
  return (
    <PanelState query={query}>
      {(filter) => <WordsForm key={JSON.stringify(filter)} eventId={eventId} filter={filter} />}
    </PanelState>
  );
}

const isSame = (one: WordFilter, other: WordFilter) =>
  lists.every((list) => one[list].join('\n') === other[list].join('\n'));

/** One letter is no word; a longer one than this is none either. */
const fitting = (words: readonly string[]) =>
  words.map((word) => word.trim()).filter((word) => word.length >= 2 && word.length <= 60);

function WordsForm({ eventId, filter }: { eventId: number; filter: WordFilter }) {
  const t = useTranslations('moderation.words');
  const client = useQueryClient();
  const problemText = useModerationProblemText();
  const [words, setWords] = useState(filter);
  const isDirty = !isSame(words, filter);
  const saving = useMutation({
    mutationFn: () => changeWords(eventId, words),
    onSuccess: (saved) => {
      teach(
        client,
        wordFilter.changed((known, asked) => (asked === eventId ? saved : known)),
      );
      showToast({ text: t('saved') });
    },
  });
  return (
    <form
      className={classes.words}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <p className={classes.soft}>{t('lead')}</p>
      {saving.error && <Notice tone="danger">{problemText(saving.error)}</Notice>}
      {lists.map((list) => (
        <TagsInput
          key={list}
          label={t(list)}
          description={t(`${list}Text`)}
          placeholder={t('placeholder')}
          maxTags={most}
          splitChars={[',', ';', '\n']}
          acceptValueOnBlur
          value={[...words[list]]}
          onChange={(next) => setWords({ ...words, [list]: [...new Set(fitting(next))] })}
        />
      ))}
      <div className={classes.deeds}>
        <Button type="submit" loading={saving.isPending}>
          {t('save')}
        </Button>
        <SavedMark state={isDirty ? 'unsaved' : 'untouched'} />
      </div>
      <LeaveGuard isDirty={isDirty} guardsTabs />
    </form>
  );
}
