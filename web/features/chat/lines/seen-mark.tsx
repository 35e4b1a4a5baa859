import { IconChecks } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useConversationPlace } from '../rooms/rooms.conversation-place.ts';
import type { SeenLine } from './lines.marks.ts';
import classes from './line.module.css';

/** So many are named under a line; the rest is counted. */
const mostNamed = 3;

/** Quiet, under the last of my lines that somebody has read. */
export function SeenMark({ seen: { by } }: { seen: SeenLine }) {
  const t = useTranslations('chat.line');
  const format = useFormatter();
  const { conversation } = useConversationPlace();
  const more = by.length - mostNamed;
  const names = by.slice(0, mostNamed).map(({ fullName }) => fullName);
  const all = more > 0 ? [...names, t('seenMore', { count: more })] : names;
  return (
    <small className={classes.seen}>
      <IconChecks size={14} stroke={1.75} aria-hidden />{' '}
      {conversation.kind === 'direct' ? t('seen') : t('seenBy', { names: format.list(all) })}
    </small>
  );
}
