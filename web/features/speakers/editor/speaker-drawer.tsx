import type { MyEvent, Speaker } from '@plenum/contract';
import { IconUserQuestion } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { SpeakerPlace } from '../speakers.places.ts';

const SpeakerEditor = lazy(async () => ({
  default: (await import('./speaker-editor.tsx')).SpeakerEditor,
}));
const NewSpeakerEditor = lazy(async () => ({
  default: (await import('./speaker-editor.tsx')).NewSpeakerEditor,
}));

interface SpeakerDrawerProps {
  event: MyEvent;
  place: SpeakerPlace;
  openParam: string | undefined;
  speakers: readonly Speaker[] | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

export function SpeakerDrawer(props: SpeakerDrawerProps) {
  const { event, place, openParam, speakers, onOpen, onClose } = props;
  const t = useTranslations('speakers');
  const find = (param: string | undefined) => speakers?.find(({ id }) => String(id) === param);
  return (
    <EditorDrawer
      of={openParam}
      size={560}
      title={(shown) => find(shown)?.name ?? t(shown === 'new' ? `add.${place}` : 'speaker')}
      onClose={onClose}
    >
      {(shown, opening) => {
        const speaker = find(shown);
        if (shown === 'new') {
          return (
            <NewSpeakerEditor
              key={opening}
              event={event}
              place={place}
              onDone={({ id }) => onOpen(id)}
            />
          );
        }
        if (speaker) {
          const key = `${opening} ${speaker.id}`;
          return <SpeakerEditor key={key} event={event} speaker={speaker} onDone={onClose} />;
        }
        return (
          speakers && (
            <StateMessage
              icon={IconUserQuestion}
              title={t('missing.title')}
              text={t('missing.text')}
            />
          )
        );
      }}
    </EditorDrawer>
  );
}
