import { Button } from '@mantine/core';
import type { EditedPost } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removePost } from '../blog.api.ts';
import { useBlogProblemText } from '../use-blog-problem-text.ts';

interface RemovePostProps {
  post: EditedPost;
  onGone: () => void;
}

export function RemovePost({ post: { id, title }, onGone }: RemovePostProps) {
  const t = useTranslations('blog.remove');
  const problemText = useBlogProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removePost(id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: onGone,
  });
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={16} />}
        loading={isPending}
        onClick={() => setAsking(true)}
      >
        {t('open')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('title', { title })}
        text={t('text')}
        stay={t('stay')}
        go={t('go')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
