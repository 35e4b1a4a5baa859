import { Button, Textarea } from '@mantine/core';
import type { FeedPost } from '@plenum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rephrasePost } from './feed.api.ts';
import classes from './post-card.module.css';
import { useDeed } from './use-deed.ts';

interface EditPostProps {
  post: FeedPost;
  onDone: () => void;
}

export function EditPost({ post: { id, text }, onDone }: EditPostProps) {
  const t = useTranslations('feed');
  const [words, setWords] = useState(text);
  const saving = useDeed(async () => {
    const saved = await rephrasePost(id, words);
    onDone();
    return saved;
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim() !== '') saving.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('edit')}
        autosize
        minRows={2}
        maxLength={3_000}
        dir="auto"
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <div className={classes.deeds}>
        <Button type="submit" size="compact-md" loading={saving.isPending}>
          {t('save')}
        </Button>
        <Button variant="default" size="compact-md" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
