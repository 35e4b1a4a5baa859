import { ActionIcon, Button, CloseButton, Menu, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconArrowsSort, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './todo-toolbar.module.css';
import { taskSorts, type TaskSort } from './todo.places.ts';

interface TodoToolbarProps {
  q: string;
  sort: TaskSort;
  searchRef: Ref<HTMLInputElement>;
  onSearch: (q: string) => void;
  onSort: (sort: TaskSort) => void;
  onHelp: () => void;
}

export function TodoToolbar({ q, sort, searchRef, onSearch, onSort, onHelp }: TodoToolbarProps) {
  const t = useTranslations('todo');
  const help = useTranslations('shell.shortcuts');
  return (
    <div className={classes.toolbar}>
      <SearchField q={q} inputRef={searchRef} onSearch={onSearch} />
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconArrowsSort size={16} />}>
            <span className="visually-hidden">{t('sortBy')}</span> {t(`sorts.${sort}`)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={sort} onChange={(next) => onSort(next as TaskSort)}>
            {taskSorts.map((choice) => (
              <Menu.RadioItem key={choice} value={choice} closeMenuOnClick>
                {t(`sorts.${choice}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        className={classes.help}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={help('open')}
        onClick={onHelp}
      >
        <IconKeyboard size={20} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}

interface SearchFieldProps {
  q: string;
  inputRef: Ref<HTMLInputElement>;
  onSearch: (q: string) => void;
}

/** Typing is never held up: the address, and with it the list, follows a moment later. */
function SearchField({ q, inputRef, onSearch }: SearchFieldProps) {
  const t = useTranslations('todo');
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [followed, setFollowed] = useState(q);
  const searchSoon = useDebouncedCallback((text: string) => {
    setSent(text);
    onSearch(text);
  }, 200);
  if (q !== followed) {
    setFollowed(q);
    // Our own search coming back must not undo what was typed since.
    if (q !== sent) setTyped(q);
  }
  const type = (text: string) => {
    setTyped(text);
    searchSoon(text.trim());
  };
  return (
    <TextInput
      ref={inputRef}
      className={classes.search}
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<IconSearch size={16} />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t('searchClear')} onClick={() => type('')} />
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
