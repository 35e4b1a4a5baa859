import type { TaskTag } from '@plenum/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './tag-choice.module.css';
import { tagHues } from '../todo.look.ts';
import { taskTags } from '../todo.places.ts';

interface TagChoiceProps {
  value: readonly TaskTag[];
  onChange: (tags: TaskTag[]) => void;
}

export function TagChoice({ value, onChange }: TagChoiceProps) {
  const t = useTranslations('todo');
  const toggle = (tag: TaskTag) =>
    onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag]);
  return (
    <fieldset className={classes.choice}>
      <legend>{t('tagsTitle')}</legend>
      {taskTags.map((tag) => (
        <button
          key={tag}
          type="button"
          className={classes.tag}
          data-hue={tagHues[tag]}
          aria-pressed={value.includes(tag)}
          onClick={() => toggle(tag)}
        >
          {value.includes(tag) ? (
            <IconCheck size={14} aria-hidden />
          ) : (
            <span className={classes.dot} />
          )}
          {t(`tags.${tag}`)}
        </button>
      ))}
    </fieldset>
  );
}
