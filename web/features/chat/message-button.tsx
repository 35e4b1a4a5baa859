import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../ui/toast/toasts.tsx';
import { openDirect } from './chat.api.ts';
import { useChatProblemText } from './use-chat-problem-text.ts';

interface MessageButtonProps {
  person: { id: number; fullName: string };
}

/** From anywhere a person is shown to the conversation with them. */
export function MessageButton({ person }: MessageButtonProps) {
  const t = useTranslations('chat.message');
  const navigate = useNavigate();
  const problemText = useChatProblemText();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const made = await openDirect(person.id);
      void navigate({
        to: '/comet-chat/$conversationId',
        params: { conversationId: String(made.id) },
      });
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
      setBusy(false);
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconMessage size={16} aria-hidden />}
      aria-label={t('to', { name: person.fullName })}
      loading={isBusy}
      onClick={() => void open()}
    >
      {t('button')}
    </Button>
  );
}
