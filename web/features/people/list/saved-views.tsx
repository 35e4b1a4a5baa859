import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import type { NewView } from '@plenum/contract';
import { IconBookmarks, IconTrash } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import classes from './saved-views.module.css';
import { useSavedViews } from './use-saved-views.ts';

interface SavedViewsProps {
  place: NewView['place'];
  address: TableAddress;
}

/** Searches, filters and orders that somebody wants to come back to. */
export function SavedViews({ place, address }: SavedViewsProps) {
  const t = useTranslations('people.views');
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
        <ViewList place={place} address={address} onApply={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function ViewList({ place, address, onApply }: SavedViewsProps & { onApply: () => void }) {
  const t = useTranslations('people.views');
  const problemText = useProblemText();
  const { views, problem, isKeeping, keep, forget } = useSavedViews(place);
  return (
    <div className={classes.views}>
      {problem !== null && <Notice tone="danger">{problemText(problem)}</Notice>}
      {views.length === 0 && problem === null && <p className={classes.none}>{t('none')}</p>}
      <ul className={classes.list}>
        {views.map((view) => (
          <li key={view.id} className={classes.view}>
            <button
              type="button"
              className={classes.apply}
              aria-current={view.search === address.text || undefined}
              onClick={() => {
                address.goTo(view.search);
                onApply();
              }}
            >
              {view.name}
            </button>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('forget', { name: view.name })}
              onClick={() => forget(view)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <KeepForm isKeeping={isKeeping} onKeep={(name) => keep(name, address.text)} />
    </div>
  );
}

interface KeepFormProps {
  isKeeping: boolean;
  onKeep: (name: string) => Promise<unknown>;
}

function KeepForm({ isKeeping, onKeep }: KeepFormProps) {
  const t = useTranslations('people.views');
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
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isKeeping} disabled={!name.trim()}>
        {t('keep')}
      </Button>
    </form>
  );
}
