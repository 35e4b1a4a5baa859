import { Button, Textarea } from '@mantine/core';
import type { PostComment } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { rephrase, say } from '../blog.api.ts';
import { useBlogProblemText } from '../use-blog-problem-text.ts';
import classes from './comments.module.css';

interface CommentFormProps {
  postId: number;
  parentId: number | null;
  label: string;
  /** What is said in other words. */
  edited?: PostComment;
  onDone?: () => void;
}

/** Words that are kept until they have arrived. */
export function CommentForm({ postId, parentId, label, edited, onDone }: CommentFormProps) {
  const t = useTranslations('blog.comments');
  const problemText = useBlogProblemText();
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
        minRows={2}
        maxLength={2_000}
        dir="auto"
        value={text}
        error={sending.error ? problemText(sending.error) : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.deeds}>
        <Button type="submit" loading={sending.isPending}>
          {t(edited ? 'save' : 'send')}
        </Button>
        {onDone && (
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
