import type { MyEvent, Poll } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../ui/form/editor-drawer.tsx';
import { NewPoll, PollEditor } from './poll-editor.tsx';
import type { Place } from './polls.api.ts';

interface PollDrawerProps {
  event: MyEvent;
  place: Place;
  edited: Poll | 'new' | undefined;
  /** As they are now, also by others' hands. */
  known: readonly Poll[];
  onClose: () => void;
}

export function PollDrawer({ event, place, edited, known, onClose }: PollDrawerProps) {
  const t = useTranslations('polls.editor');
  return (
    <EditorDrawer
      of={edited}
      size={480}
      title={(shown) => t(shown === 'new' ? 'newTitle' : 'title')}
      onClose={onClose}
    >
      {(shown, opening) =>
        shown === 'new' ? (
          <NewPoll key={opening} event={event} place={place} onDone={onClose} />
        ) : (
          <PollEditor
            key={opening}
            event={event}
            place={place}
            poll={known.find(({ id }) => id === shown.id) ?? shown}
            onDone={onClose}
          />
        )
      }
    </EditorDrawer>
  );
}
