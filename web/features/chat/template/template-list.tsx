import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { contactsOptions } from './template.api.ts';
import { listsFor } from './template.rules.ts';
import { StatusPicture } from '../status-picture.tsx';
import { TemplateEntry } from './template-entry.tsx';
import classes from './template-screen.module.css';
import { useDeskProblemText } from '../desks/use-desk-problem-text.ts';

interface TemplateListProps {
  contactId: number | undefined;
  onOpen: (contactId: number) => void;
  onProfile: () => void;
}

/** Whom I talk to, and whom I could talk to. */
export function TemplateList({ contactId, onOpen, onProfile }: TemplateListProps) {
  const t = useTranslations('desks.template');
  const problemText = useDeskProblemText();
  const searchRef = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const { data, error, isFetching, refetch } = useQuery(contactsOptions());
  if (!data) {
    if (!error) return <LinesSkeleton lines={8} />;
    return (
      <ErrorState
        title={t('listFailed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { profileUser } = data;
  const { chats, contacts } = listsFor(data, q);
  const groups = [
    { name: t('chats'), people: chats, empty: t(q ? 'nobodyFound' : 'noChats') },
    { name: t('contacts'), people: contacts, empty: t(q ? 'nobodyFound' : 'noContacts') },
  ];
  return (
    <>
      <div className={classes.listHead}>
        <button type="button" className={classes.me} onClick={onProfile}>
          <StatusPicture
            name={profileUser.fullName}
            picture={profileUser.avatar}
            status={profileUser.status}
          />
          <span className="visually-hidden">{t('profile')}</span>
        </button>
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          q={q}
          inputRef={searchRef}
          onSearch={setQ}
        />
      </div>
      {groups.map(({ name, people, empty }) => (
        <div key={name}>
          <h2 className={classes.groupName}>{name}</h2>
          {people.length === 0 && <p className={classes.none}>{empty}</p>}
          <ul className={classes.people}>
            {people.map((contact) => (
              <TemplateEntry
                key={contact.id}
                contact={contact}
                isOpen={contact.id === contactId}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
