import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { filterIcons, searchIcon, tagIcon } from '../todo.look.ts';
import type { TaskList } from '../todo.order.ts';

interface TodoEmptyProps {
  list: TaskList;
  onAdd: () => void;
  onClearSearch: () => void;
}

/** Says what this place is for, and offers what to do first. */
export function TodoEmpty({ list, onAdd, onClearSearch }: TodoEmptyProps) {
  const t = useTranslations('todo');
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={onAdd}>
      {t('add')}
    </Button>
  );
  if (list.q) {
    return (
      <StateMessage
        icon={searchIcon}
        title={t('empty.searchTitle', { q: list.q })}
        text={t('empty.searchText')}
        action={
          <Button variant="default" onClick={onClearSearch}>
            {t('searchClear')}
          </Button>
        }
      />
    );
  }
  if (list.tag) {
    const title = t('empty.tagTitle', { tag: t(`tags.${list.tag}`) });
    return <StateMessage icon={tagIcon} title={title} text={t('empty.tagText')} action={add} />;
  }
  const goToAll = (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/apps/todo/$filter" params={{ filter: 'all' }} {...props} />}
    >
      {t('empty.goToAll')}
    </Button>
  );
  return (
    <StateMessage
      icon={filterIcons[list.filter]}
      title={t(`empty.${list.filter}Title`)}
      text={t(`empty.${list.filter}Text`)}
      action={list.filter === 'all' ? add : goToAll}
    />
  );
}
