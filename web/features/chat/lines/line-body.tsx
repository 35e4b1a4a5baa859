import type { Line } from '@plenum/contract';
import { IconClockPause, IconPin } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useConversationPlace } from '../rooms/rooms.conversation-place.ts';
import { LineEdit } from './line-edit.tsx';
import { LineFiles } from '../files/line-files.tsx';
import classes from './line.module.css';
import { LineReactions } from './line-reactions.tsx';
import { LineText } from './line-text.tsx';
import { SeenMark } from './seen-mark.tsx';

interface LineBodyProps {
  line: Line;
  isEditing: boolean;
  onEdited: () => void;
}

export function LineBody({ line, isEditing, onEdited }: LineBodyProps) {
  const t = useTranslations('chat.line');
  const { isInThread, openThread, seen } = useConversationPlace();
  if (line.state === 'deleted' || line.state === 'hidden') {
    return (
      <>
        <p className={classes.gone}>{t(line.state)}</p>
        <Replies line={line} isShown={!isInThread} onOpen={openThread} />
      </>
    );
  }
  return (
    <>
      {line.isPinned && (
        <span className={classes.mark}>
          <IconPin size={14} stroke={1.75} aria-hidden /> {t('pinned')}
        </span>
      )}
      {line.state === 'held' && (
        <span className={classes.mark} data-tone="warning">
          <IconClockPause size={14} stroke={1.75} aria-hidden /> {t('held')}
        </span>
      )}
      {isEditing ? (
        <LineEdit line={line} onDone={onEdited} />
      ) : (
        <div className={classes.words}>
          {line.text && <LineText text={line.text} mentions={line.mentions} />}
          {line.editedAt && <small className={classes.edited}>{t('edited')}</small>}
        </div>
      )}
      {line.files.length > 0 && <LineFiles files={line.files} />}
      {line.reactions.length > 0 && <LineReactions line={line} />}
      <Replies line={line} isShown={!isInThread} onOpen={openThread} />
      {seen && line.sequence === seen.sequence && <SeenMark seen={seen} />}
    </>
  );
}

interface RepliesProps {
  line: Line;
  isShown: boolean;
  onOpen: (line: Line) => void;
}

function Replies({ line, isShown, onOpen }: RepliesProps) {
  const t = useTranslations('chat.line');
  if (!isShown || line.replies === 0) return null;
  return (
    <button type="button" className={classes.replies} onClick={() => onOpen(line)}>
      {t('replies', { count: line.replies })}
    </button>
  );
}
