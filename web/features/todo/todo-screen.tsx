import { mostInList } from '@plenum/contract/kernel/list.ts';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShortcutsHelp } from '../../ui/shortcuts/shortcuts-help.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { preloadEditor, TaskDrawer } from './editor/task-drawer.tsx';
import { TodoContent } from './list/todo-content.tsx';
import type { TaskList } from './todo.order.ts';
import type { TodoSearch } from './todo.places.ts';
import classes from './todo-screen.module.css';
import { TodoSide } from './list/todo-side.tsx';
import { TodoToolbar } from './list/todo-toolbar.tsx';
import { useOpenTask } from './editor/use-open-task.ts';
import { useTaskActions } from './use-task-actions.ts';
import { useTaskList } from './list/use-task-list.ts';
import { useTodoKeys } from './use-todo-keys.ts';
import { useTodoShortcutLines } from './use-todo-shortcut-lines.ts';

interface TodoScreenProps {
  list: TaskList;
  /** The drawer's part of the address. */
  openParam: string | undefined;
  onAddress: (change: { [K in keyof TodoSearch]: TodoSearch[K] | undefined }) => void;
}

export function TodoScreen({ list, openParam, onAddress }: TodoScreenProps) {
  const t = useTranslations('todo');
  const searchRef = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const lines = useTodoShortcutLines();
  const view = useTaskList(list);
  const open = useOpenTask(openParam, view.tasks);
  const actions = useTaskActions(view.tasks ?? [], ({ id }) => onAddress({ task: String(id) }));
  const add = () => onAddress({ task: 'new' });
  const name = list.tag ? t(`tags.${list.tag}`) : t(`filters.${list.filter}`);
  const counted = (count: number) =>
    count < mostInList ? t('count', { count }) : t('countMost', { count });
  const isSortable = list.sort === 'position' && list.filter !== 'deleted';

  usePageTitle(`${name} · ${t('name')}`);
  useTodoKeys({
    tasks: view.tasks ?? [],
    isSortable,
    actions,
    onAdd: add,
    onSearch: () => searchRef.current?.focus(),
    onHelp: () => setIsHelpOpen(true),
  });

  return (
    <div className={classes.screen} onPointerEnter={preloadEditor}>
      <TodoSide onAdd={add} />
      <section className={classes.tasks} aria-label={t('tasks')}>
        <div className={classes.head}>
          <div className={classes.title}>
            <h1>{name}</h1>
            <output>{view.tasks && counted(view.tasks.length)}</output>
          </div>
          <TodoToolbar
            q={list.q}
            sort={list.sort}
            searchRef={searchRef}
            onSearch={(q) => onAddress({ q: q || undefined })}
            onSort={(sort) => onAddress({ sort })}
            onHelp={() => setIsHelpOpen(true)}
          />
        </div>
        <TodoContent
          list={list}
          view={view}
          isSortable={isSortable}
          actions={actions}
          onAdd={add}
          onClearSearch={() => onAddress({ q: undefined })}
        />
      </section>
      <TaskDrawer open={open} actions={actions} onClose={() => onAddress({ task: undefined })} />
      <ShortcutsHelp lines={lines} opened={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}
