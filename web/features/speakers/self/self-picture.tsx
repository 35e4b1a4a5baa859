import type { SelfProfile } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { PictureField } from '../../../ui/upload/picture-field.tsx';
import { pictureRules } from '../editor/editor.picture.ts';
import { ownPictureSender, removeOwnPicture } from './self.ts';
import { usePictureWords } from '../use-picture-words.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';

interface SelfPictureProps {
  profile: SelfProfile;
  onSaved: (profile: SelfProfile) => void;
}

export function SelfPicture({ profile, onSaved }: SelfPictureProps) {
  const t = useTranslations('speakers.picture');
  const problemText = useSpeakersProblemText();
  const removal = useMutation({
    mutationFn: removeOwnPicture,
    onSuccess: onSaved,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <PictureField
      isThere={profile.picture !== null}
      isRemoving={removal.isPending}
      title={t('ownTitle')}
      words={usePictureWords()}
      rules={pictureRules}
      shape="square"
      send={ownPictureSender(onSaved)}
      onRemove={() => removal.mutate()}
    >
      <PersonPicture name={profile.name} picture={profile.picture} size={96} />
    </PictureField>
  );
}
