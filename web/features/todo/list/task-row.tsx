import type { Task } from '@plenum/contract';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { DueDay } from './due-day.tsx';
import { TaskTagChip } from './task-tag-chip.tsx';
import classes from './task-row.module.css';
import type { TaskActions } from '../use-task-actions.ts';

interface TaskRowProps {
  task: Task;
  isPending: boolean;
  /** Only the active row's controls are reached with Tab; arrows lead to the others. */
  isActive: boolean;
  actions: TaskActions;
  handle?: ReactNode;
  isDragged?: boolean;
  style?: CSSProperties;
  ref?: Ref<HTMLLIElement>;
}

export function TaskRow(props: TaskRowProps) {
  const { task, isPending, isActive, actions, handle, isDragged, style, ref } = props;
  const t = useTranslations('todo');
  const { title, assignee } = task;
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      ref={ref}
      className={classes.row}
      style={style}
      data-task={task.id}
      data-pending={isPending || undefined}
      data-done={task.isCompleted || undefined}
      data-dragged={isDragged || undefined}
      data-sortable={handle ? true : undefined}
    >
      {handle}
      {!task.isDeleted && (
        <Checkbox
          className={classes.check}
          radius="xl"
          size="md"
          tabIndex={tabIndex}
          aria-label={t('completeTask', { title })}
          checked={task.isCompleted}
          onChange={() => actions.toggleCompleted(task)}
        />
      )}
      <div className={classes.main}>
        <button
          type="button"
          className={classes.title}
          tabIndex={tabIndex}
          data-open
          onClick={() => actions.open(task)}
        >
          {title}
          {isPending && <span className="visually-hidden">{t('saving')}</span>}
        </button>
        <span className={classes.facts}>
          {task.tags.map((tag) => (
            <TaskTagChip key={tag} tag={tag} />
          ))}
          <DueDay task={task} />
        </span>
      </div>
      <span className={classes.assignee} title={assignee.fullName || undefined}>
        {assignee.fullName && (
          <>
            <PersonPicture name={assignee.fullName} picture={assignee.avatar} />
            <span className="visually-hidden">{t('assignedTo', { name: assignee.fullName })}</span>
          </>
        )}
      </span>
      <RowButtons task={task} tabIndex={tabIndex} actions={actions} />
    </li>
  );
}

interface RowButtonsProps {
  task: Task;
  tabIndex: number;
  actions: TaskActions;
}

function RowButtons({ task, tabIndex, actions }: RowButtonsProps) {
  const t = useTranslations('todo');
  const { title } = task;
  const common = { variant: 'subtle', color: 'gray', size: 'md', tabIndex } as const;
  if (task.isDeleted) {
    return (
      <Button
        variant="default"
        size="compact-sm"
        className={classes.button}
        tabIndex={tabIndex}
        aria-label={t('restoreTask', { title })}
        leftSection={<IconArrowBackUp size={16} className="mantine-rotate-rtl" />}
        onClick={() => actions.restore(task)}
      >
        {t('restore')}
      </Button>
    );
  }
  const Star = task.isImportant ? IconStarFilled : IconStar;
  return (
    <>
      <ActionIcon
        {...common}
        className={classes.button}
        aria-label={t('importantTask', { title })}
        aria-pressed={task.isImportant}
        data-starred={task.isImportant || undefined}
        onClick={() => actions.toggleImportant(task)}
      >
        <Star size={18} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        {...common}
        className={`${classes.button} ${classes.remove}`}
        aria-label={t('deleteTask', { title })}
        onClick={() => actions.remove(task)}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
