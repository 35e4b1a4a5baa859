import { Button, Textarea } from '@mantine/core';
import type { FeedPost } from '@plenum/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditPictures } from './edit-pictures.tsx';
import { changePost } from './feed.api.ts';
import classes from './post-card.module.css';
import { useDeed } from './use-deed.ts';

interface EditPostProps {
  post: FeedPost;
  onDone: () => void;
}

export function EditPost({ post: { id, text, pictures }, onDone }: EditPostProps) {
  const t = useTranslations('feed');
  const [words, setWords] = useState(text);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const saving = useDeed(async () => {
    const off = dropped.length > 0 && { withoutPictures: [...dropped] };
    const saved = await changePost(id, { text: words, ...off });
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
      <EditPictures
        pictures={pictures.filter((picture) => !dropped.includes(picture))}
        onDrop={(picture) => setDropped([...dropped, picture])}
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
