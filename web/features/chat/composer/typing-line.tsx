import { useTranslations } from 'use-intl';
import classes from '../rooms/conversation-pane.module.css';
import { useTyping } from './use-typing.ts';

/** Keeps its room, so that nothing moves when somebody begins to write. */
export function TypingLine({ conversationId }: { conversationId: number }) {
  const t = useTranslations('chat.typing');
  const [first, second, ...rest] = useTyping(conversationId);
  return (
    <p className={classes.typing}>
      {first && !second && t('one', { name: first })}
      {first && second && rest.length === 0 && t('two', { first, second })}
      {rest.length > 0 && t('many')}
    </p>
  );
}
