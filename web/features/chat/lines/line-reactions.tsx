import type { Line } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { isMine } from './lines.reactions.ts';
import { useConversationPlace } from '../rooms/rooms.conversation-place.ts';
import classes from './reactions.module.css';

export function LineReactions({ line }: { line: Line }) {
  const t = useTranslations('chat.reactions');
  const { me, deeds } = useConversationPlace();
  return (
    <ul className={classes.reactions} aria-label={t('label')}>
      {line.reactions.map((reaction) => (
        <li key={reaction.emoji}>
          <button
            type="button"
            className={classes.reaction}
            aria-pressed={isMine(reaction, me)}
            aria-label={t('count', { emoji: reaction.emoji, count: reaction.count })}
            onClick={() => void deeds.react(line, reaction.emoji)}
          >
            <span aria-hidden>{reaction.emoji}</span>
            <span aria-hidden>{reaction.count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
