import '../../../ui/styles/tooltip.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPhone, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { wakeCalls } from '../line/line.heard.ts';
import { isActive } from '../calls.state.ts';
import { room } from '../line/line.room.ts';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { useRoom } from '../line/use-room.ts';

interface CallButtonProps {
  conversationId: number;
  /** Of the other one. */
  name: string;
}

/** Calls the other one of a direct conversation, by sound or with pictures. */
export function CallButton({ conversationId, name }: CallButtonProps) {
  const t = useTranslations('calls');
  const problemText = useCallProblemText();
  const { standing } = useRoom();
  const [isBusy, setBusy] = useState(false);
  const start = async (hasVideo: boolean) => {
    setBusy(true);
    wakeCalls();
    try {
      await room.start(conversationId, hasVideo);
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    } finally {
      setBusy(false);
    }
  };
  const ways = [
    { label: t('callBySound', { name }), icon: IconPhone, hasVideo: false },
    { label: t('callByVideo', { name }), icon: IconVideo, hasVideo: true },
  ];
  return ways.map(({ label, icon: Mark, hasVideo }) => (
    <Tooltip key={label} label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        disabled={isBusy || isActive(standing)}
        onClick={() => void start(hasVideo)}
      >
        <Mark size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  ));
}
