import { Button, Textarea } from '@mantine/core';
import type { FeedComment } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../platform/new-key.ts';
import { rephrase, say } from './feed.api.ts';
import classes from './post-comments.module.css';
import { useFeedProblemText } from './use-feed-problem-text.ts';

interface CommentFormProps {
  postId: number;
  parentId: number | null;
  label: string;
  /** What is said in other words. */
  edited?: FeedComment;
  onDone?: () => void;
}

/** Words that are kept until they have arrived. */
export function CommentForm({ postId, parentId, label, edited, onDone }: CommentFormProps) {
  const t = useTranslations('feed.comments');
  const problemText = useFeedProblemText();
  const [text, setText] = useState(edited?.text ?? '');
  const [key, setKey] = useState(newKey);
  const sending = useMutation({
    mutationFn: () => (edited ? rephrase(edited.id, text) : say(postId, text, parentId, key)),
    onSuccess: () => {
      setText('');
      setKey(newKey());
      onDone?.();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '') sending.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={label}
        autosize
        minRows={1}
        maxLength={1_000}
        dir="auto"
        value={text}
        error={sending.error ? problemText(sending.error) : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.deeds}>
        <Button type="submit" size="compact-md" loading={sending.isPending}>
          {t(edited ? 'save' : 'send')}
        </Button>
        {onDone && (
          <Button variant="default" size="compact-md" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
