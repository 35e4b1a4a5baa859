import type { TaskTag } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './task-tag-chip.module.css';
import { tagHues } from '../todo.look.ts';

export function TaskTagChip({ tag }: { tag: TaskTag }) {
  const t = useTranslations('todo.tags');
  return (
    <span className={classes.chip} data-hue={tagHues[tag]}>
      {t(tag)}
    </span>
  );
}
