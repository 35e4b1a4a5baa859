import { ActionIcon } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { IconSend2 } from '@tabler/icons-react';
import { type DragEvent, use, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AttachButton } from '../files/attach-button.tsx';
import { ComposerField } from './composer-field.tsx';
import classes from './composer.module.css';
import { DraftAsideContext } from './composer.draft-aside.ts';
import { DraftFiles } from '../files/draft-files.tsx';
import { MentionList } from './mention-list.tsx';
import { ReplyList } from '../desks/reply-list.tsx';
import { longest } from '../lines/line-edit.tsx';
import { useDraftFiles } from '../files/use-draft-files.ts';
import { useDraft } from './use-draft.ts';
import type { Said } from './use-outbox.ts';
import { useMentioning } from './use-mentioning.ts';
import { type OfferedReplies, useSavedReplies } from '../desks/use-saved-replies.ts';

interface ComposerProps {
  conversation: Conversation;
  threadId: number | null;
  /** Why not yet; empty: now. */
  wait: string;
  onSay: (said: Omit<Said, 'threadId'>) => void;
}

const keysOf = ({ onKeyDown, fieldProps }: OfferedReplies) => ({ onKeyDown, fieldProps });

/** Enter sends, Shift and Enter begins a new line; on a phone the button sends. */
export function Composer({ conversation, threadId, wait, onSay }: ComposerProps) {
  const t = useTranslations('chat.composer');
  const { id } = conversation;
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const draft = useDraft(id, threadId);
  const files = useDraftFiles(id);
  const mentioning = useMentioning(id, draft, field);
  const offered = useSavedReplies(draft, field);
  const isOffering = offered.replies.length > 0;
  const beside = use(DraftAsideContext);
  const [isOver, setOver] = useState(false);
  const isReady = (draft.text.trim() !== '' || files.ready.length > 0) && !files.isBusy && !wait;

  const say = () => {
    if (!isReady) return;
    onSay({ text: draft.text.trim(), mentionIds: mentioning.idsNow(), files: files.ready });
    draft.change('');
    files.clear();
    field.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    files.add([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.composer}
      data-writes-below
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {threadId === null && beside?.(draft, conversation)}
      <ReplyList offered={offered} />
      <MentionList mentioning={mentioning} />
      <DraftFiles files={files} />
      <div className={classes.row}>
        <AttachButton onPick={files.add} />
        <ComposerField
          conversationId={id}
          label={t(threadId === null ? 'label' : 'labelThread')}
          isFirst={threadId !== null}
          hintId={hintId}
          field={field}
          draft={draft}
          mentioning={isOffering ? { ...mentioning, ...keysOf(offered) } : mentioning}
          onFiles={files.add}
          onEnter={say}
        />
        <ActionIcon
          size="lg"
          variant={isReady ? 'filled' : 'light'}
          aria-label={t('send')}
          aria-disabled={!isReady}
          onClick={say}
        >
          <IconSend2 size={20} stroke={1.75} className="mantine-rotate-rtl" />
        </ActionIcon>
      </div>
      <p className={classes.hint}>
        <span id={hintId} className={wait ? '' : 'visually-hidden'}>
          {wait || t('hint')}
        </span>
        {draft.text.length > longest - 200 && (
          <span>{t('left', { count: longest - draft.text.length })}</span>
        )}
      </p>
    </div>
  );
}
