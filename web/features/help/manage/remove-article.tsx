import { Button } from '@mantine/core';
import type { HelpArticle } from '@plenum/contract';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removeArticle } from '../help.api.ts';
import { useHelpProblemText } from '../use-help-problem-text.ts';

interface RemoveArticleProps {
  article: HelpArticle;
  onGone: () => void;
}

/** For good, with its versions and votes; a draft is the way to keep it unseen. */
export function RemoveArticle({ article: { id, title }, onGone }: RemoveArticleProps) {
  const t = useTranslations('help.article.removal');
  const say = useWords();
  const problemText = useHelpProblemText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeArticle(id),
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
        title={t('title', { name: say(title) })}
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
