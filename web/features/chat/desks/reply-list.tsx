import { useTranslations } from 'use-intl';
import classes from './reply-list.module.css';
import type { OfferedReplies } from './use-saved-replies.ts';

/** No choice of a form: the field beside it is the one that is filled in. */
const roles = { list: 'listbox', one: 'option' };

/** The field keeps the focus; it says which one is chosen. */
export function ReplyList({ offered }: { offered: OfferedReplies }) {
  const t = useTranslations('desks.replies');
  const { replies, listId, at, take } = offered;
  if (replies.length === 0) return null;
  return (
    <div id={listId} role={roles.list} aria-label={t('title')} className={classes.list}>
      {replies.map((reply, place) => (
        <div
          key={reply.id}
          id={`${listId}-${place}`}
          role={roles.one}
          aria-selected={place === at}
          onPointerDown={(event) => {
            event.preventDefault();
            take(reply);
          }}
        >
          <strong dir="auto">{reply.title}</strong>
          <small dir="auto">{reply.text}</small>
        </div>
      ))}
    </div>
  );
}
