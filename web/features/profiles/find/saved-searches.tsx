import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import { IconBookmarks, IconTrash } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { searchOf, textOf } from '../profiles.places.ts';
import classes from './saved-searches.module.css';
import type { PeopleAddress } from './use-people-address.ts';
import { useProfilesProblemText } from '../use-profiles-problem-text.ts';
import { useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesProps {
  address: PeopleAddress;
}

/** Searches that somebody wants to come back to; mine alone. */
export function SavedSearches({ address }: SavedSearchesProps) {
  const t = useTranslations('profiles.searches');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={300}
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmarks size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('title')}>
        <Searches address={address} onApply={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Searches({ address, onApply }: SavedSearchesProps & { onApply: () => void }) {
  const t = useTranslations('profiles.searches');
  const problemText = useProfilesProblemText();
  const { searches, problem, isKeeping, keep, forget } = useSavedSearches();
  const here = textOf(address.search);
  return (
    <div className={classes.searches}>
      {problem !== null && <Notice tone="danger">{problemText(problem)}</Notice>}
      {searches.length === 0 && problem === null && <p className={classes.none}>{t('none')}</p>}
      <ul className={classes.list}>
        {searches.map((one) => (
          <li key={one.id} className={classes.line}>
            <button
              type="button"
              className={classes.apply}
              aria-current={one.search === here || undefined}
              onClick={() => {
                address.change(searchOf(one.search));
                onApply();
              }}
            >
              <bdi>{one.name}</bdi>
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('forget', { name: one.name })}
              onClick={() => forget(one)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <KeepForm isKeeping={isKeeping} onKeep={(name) => keep({ name, search: here })} />
    </div>
  );
}

interface KeepFormProps {
  isKeeping: boolean;
  onKeep: (name: string) => Promise<unknown>;
}

function KeepForm({ isKeeping, onKeep }: KeepFormProps) {
  const t = useTranslations('profiles.searches');
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!name.trim()) return;
    onKeep(name.trim()).then(
      () => setName(''),
      () => undefined,
    );
  };
  return (
    <form className={classes.keep} onSubmit={submit}>
      <TextInput
        label={t('name')}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isKeeping} disabled={!name.trim()}>
        {t('keep')}
      </Button>
    </form>
  );
}
