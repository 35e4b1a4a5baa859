import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowsSort, IconKeyboard } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/field/search-field.tsx';
import classes from './todo-toolbar.module.css';
import { taskSorts, type TaskSort } from '../todo.places.ts';

interface TodoToolbarProps {
  q: string;
  sort: TaskSort;
  searchRef: RefObject<HTMLInputElement | null>;
  onSearch: (q: string) => void;
  onSort: (sort: TaskSort) => void;
  onHelp: () => void;
}

export function TodoToolbar({ q, sort, searchRef, onSearch, onSort, onHelp }: TodoToolbarProps) {
  const t = useTranslations('todo');
  const help = useTranslations('shell.shortcuts');
  return (
    <div className={classes.toolbar}>
      <SearchField
        label={t('search')}
        clearLabel={t('searchClear')}
        q={q}
        inputRef={searchRef}
        onSearch={onSearch}
      />
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
