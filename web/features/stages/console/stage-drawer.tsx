import type { MyEvent, Stage } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { NewStage, StageEditor } from './stage-editor.tsx';

interface StageDrawerProps {
  event: MyEvent;
  rooms: readonly { id: number; name: string }[];
  edited: Stage | 'new' | undefined;
  /** As they are now, also by others' hands. */
  known: readonly Stage[];
  titleOf: (sessionId: number | null) => string | null;
  onClose: () => void;
}

export function StageDrawer(props: StageDrawerProps) {
  const { event, rooms, edited, known, titleOf, onClose } = props;
  const shared = { event, rooms, titleOf, onDone: onClose };
  const t = useTranslations('stages.editor');
  return (
    <EditorDrawer
      of={edited}
      size={480}
      title={(shown) => t(shown === 'new' ? 'newTitle' : 'title')}
      onClose={onClose}
    >
      {(shown, opening) =>
        shown === 'new' ? (
          <NewStage key={opening} {...shared} />
        ) : (
          <StageEditor
            key={opening}
            stage={known.find(({ id }) => id === shown.id) ?? shown}
            {...shared}
          />
        )
      }
    </EditorDrawer>
  );
}
