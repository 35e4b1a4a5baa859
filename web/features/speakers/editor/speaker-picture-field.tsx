import type { Speaker } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { PictureField } from '../../../ui/upload/picture-field.tsx';
import { removePicture } from '../speakers.api.ts';
import { learnSpeaker } from '../speakers.live.ts';
import { pictureRules, pictureSender } from './editor.picture.ts';
import { usePictureWords } from '../use-picture-words.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';

interface SpeakerPictureFieldProps {
  eventId: number;
  speaker: Speaker;
}

export function SpeakerPictureField({ eventId, speaker }: SpeakerPictureFieldProps) {
  const t = useTranslations('speakers.picture');
  const client = useQueryClient();
  const problemText = useSpeakersProblemText();
  const which = { eventId, speakerId: speaker.id };
  const learn = (changed: Speaker) => learnSpeaker(client, eventId, changed);
  const removal = useMutation({
    mutationFn: () => removePicture(which),
    onSuccess: learn,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <PictureField
      isThere={speaker.picture !== null}
      isRemoving={removal.isPending}
      title={t('title', { name: speaker.name })}
      words={usePictureWords()}
      rules={pictureRules}
      shape="square"
      send={pictureSender(which, learn)}
      onRemove={() => removal.mutate()}
    >
      <PersonPicture name={speaker.name} picture={speaker.picture} size={80} />
    </PictureField>
  );
}
