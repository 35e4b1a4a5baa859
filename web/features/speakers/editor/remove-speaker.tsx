import { Button } from '@mantine/core';
import type { Speaker } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { removeSpeaker } from '../speakers.api.ts';
import { speakers } from '../speakers.live.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';

interface RemoveSpeakerProps {
  eventId: number;
  speaker: Speaker;
  onRemoved: () => void;
}

export function RemoveSpeaker({ eventId, speaker, onRemoved }: RemoveSpeakerProps) {
  const t = useTranslations('speakers.remove');
  const client = useQueryClient();
  const problemText = useSpeakersProblemText();
  const [isAsking, setAsking] = useState(false);
  const { name } = speaker;
  const removal = useMutation({
    mutationFn: () => removeSpeaker({ eventId, speakerId: speaker.id }),
    onSuccess: () => {
      onRemoved();
      teach(client, speakers.told([], [speaker.id]));
      showToast({ text: t('done', { name }) });
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const go = () => {
    setAsking(false);
    removal.mutate();
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        loading={removal.isPending}
        onClick={() => setAsking(true)}
      >
        {t('open')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('title', { name })}
        text={t('text')}
        stay={t('stay')}
        go={t('go')}
        onStay={() => setAsking(false)}
        onGo={go}
      />
    </>
  );
}
