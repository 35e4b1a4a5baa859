import { useTranslations } from 'use-intl';
import { ChatPerson } from '../chat-person.tsx';
import classes from './composer.module.css';
import type { Mentioning } from './use-mentioning.ts';

/** No choice of a form: the field beside it is the one that is filled in. */
const roles = { list: 'listbox', one: 'option' };

/** The field keeps the focus; it says which one is chosen. */
export function MentionList({ mentioning }: { mentioning: Mentioning }) {
  const t = useTranslations('chat.composer');
  const { people, listId, at, take } = mentioning;
  if (people.length === 0) return null;
  return (
    <div id={listId} role={roles.list} aria-label={t('mention')} className={classes.mentions}>
      {people.map((person, place) => (
        <div
          key={person.id}
          id={`${listId}-${place}`}
          role={roles.one}
          aria-selected={place === at}
          onPointerDown={(event) => {
            event.preventDefault();
            take(person);
          }}
        >
          <ChatPerson person={person} size={28} />
          <bdi>{person.fullName}</bdi>
        </div>
      ))}
    </div>
  );
}
