import { Button, Textarea } from '@mantine/core';
import type { HelpVote, ShownArticle } from '@plenum/contract';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useHelpProblemText } from '../use-help-problem-text.ts';
import { vote } from '../help.api.ts';
import { shownArticle } from '../help.live.ts';
import classes from './vote-form.module.css';

/** Whether it helped, and a word about it if one likes; it can be said otherwise later. */
export function VoteForm({ article: { id, vote: said } }: { article: ShownArticle }) {
  const t = useTranslations('help.vote');
  const client = useQueryClient();
  const problemText = useHelpProblemText();
  const [words, setWords] = useState(said?.words ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (next: HelpVote) => vote(id, next),
    onSuccess: (known) =>
      teach(
        client,
        shownArticle.changedAt({ id }, () => known),
      ),
  });
  const choice = (isHelpful: boolean, label: string, Mark: typeof IconThumbUp) => (
    <Button
      size="xs"
      variant={said?.isHelpful === isHelpful ? 'filled' : 'default'}
      aria-pressed={said?.isHelpful === isHelpful}
      disabled={isPending}
      leftSection={<Mark size={16} stroke={1.75} />}
      onClick={() => mutate({ isHelpful, words })}
    >
      {label}
    </Button>
  );
  return (
    <fieldset className={classes.vote}>
      <legend>{t('ask')}</legend>
      <div className={classes.row}>
        {choice(true, t('yes'), IconThumbUp)}
        {choice(false, t('no'), IconThumbDown)}
      </div>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      {said && (
        <>
          <output>{t(said.isHelpful ? 'thanks' : 'sorry')}</output>
          <Textarea
            label={t('words')}
            description={t('wordsHint')}
            dir="auto"
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <div>
            <Button
              size="xs"
              variant="default"
              loading={isPending}
              disabled={words.trim() === said.words}
              onClick={() => mutate({ isHelpful: said.isHelpful, words })}
            >
              {t('send')}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
