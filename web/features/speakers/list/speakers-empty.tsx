import { Button } from '@mantine/core';
import { IconMicrophone2, IconSearchOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { SpeakerPlace } from '../speakers.places.ts';

interface SpeakersEmptyProps {
  place: SpeakerPlace;
  onAdd?: () => void;
  /** There are some, but none fits what was searched for. */
  onClear?: () => void;
}

export function SpeakersEmpty({ place, onAdd, onClear }: SpeakersEmptyProps) {
  const t = useTranslations('speakers');
  if (onClear) {
    return (
      <StateMessage
        icon={IconSearchOff}
        title={t('none.title')}
        text={t('none.text')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('none.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <StateMessage
      icon={IconMicrophone2}
      title={t(`empty.${place}.title`)}
      text={t(`empty.${place}.text`)}
      action={onAdd && <Button onClick={onAdd}>{t(`add.${place}`)}</Button>}
    />
  );
}
