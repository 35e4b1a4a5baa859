import type { Line as SaidLine } from '@plenum/contract';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChatPerson } from '../chat-person.tsx';
import type { Row } from './lines.rows.ts';
import { useConversationPlace } from '../rooms/rooms.conversation-place.ts';
import { useExactTitle } from '../../../ui/time/use-exact-title.ts';
import { LineBody } from './line-body.tsx';
import classes from './line.module.css';
import { LineTools } from './line-tools.tsx';

interface LineProps {
  line: SaidLine;
  isFirst: boolean;
}

/** What somebody said; what can be done about it shows where the pointer or the focus is. */
export function Line({ line, isFirst }: LineProps) {
  const t = useTranslations('chat.line');
  const { blocked, focus } = useConversationPlace();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded = line.author !== null && blocked.has(line.author.id) && !isUnfolded;
  if (isFolded) {
    return (
      <div className={classes.folded}>
        <span>{t('folded')}</span>
        <button type="button" onClick={() => setUnfolded(true)}>
          {t('unfold')}
        </button>
      </div>
    );
  }
  const isHere = line.state === 'shown' || line.state === 'held';
  return (
    <div
      className={classes.line}
      data-first={isFirst || undefined}
      data-focus={line.sequence === focus || undefined}
      data-state={line.state}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      <Gutter line={line} isFirst={isFirst} />
      <div className={classes.said}>
        {isFirst && <Who line={line} />}
        <LineBody line={line} isEditing={isEditing} onEdited={() => setEditing(false)} />
      </div>
      {(isPointedAt || hasFocus || isHeld) && isHere && !isEditing && (
        <LineTools line={line} onEdit={() => setEditing(true)} onHold={setHeld} />
      )}
    </div>
  );
}

function Gutter({ line, isFirst }: LineProps) {
  const format = useFormatter();
  if (isFirst && line.author) return <ChatPerson person={line.author} size={36} />;
  return (
    <time className={classes.aside} dateTime={line.at}>
      {format.dateTime(new Date(line.at), { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

function Who({ line: { author, at } }: { line: SaidLine }) {
  const t = useTranslations('chat.line');
  const format = useFormatter();
  const date = new Date(at);
  return (
    <div className={classes.who}>
      <bdi className={classes.name}>{author?.fullName ?? t('nobody')}</bdi>
      <time dateTime={at} onPointerEnter={useExactTitle(date)}>
        {format.dateTime(date, { hour: 'numeric', minute: '2-digit' })}
      </time>
    </div>
  );
}

/** How a row is called when it is walked to. */
export function useRowLabel(): (row: Row) => string {
  const t = useTranslations('chat.line');
  const format = useFormatter();
  return ({ line, waiting, happening }) => {
    if (happening) return happening.text;
    if (waiting) return t('waitingLabel', { text: waiting.input.text });
    if (!line) return '';
    const time = format.dateTime(new Date(line.at), { hour: 'numeric', minute: '2-digit' });
    return t('label', { name: line.author?.fullName ?? t('nobody'), time });
  };
}
