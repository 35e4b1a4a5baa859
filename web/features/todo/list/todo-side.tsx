import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './todo-side.module.css';
import { filterIcons, tagHues } from '../todo.look.ts';
import { readTodoSearch, taskFilters, taskTags, type TodoSearch } from '../todo.places.ts';

/** Another list is sorted as this one was; a search ends with its list. */
const keepSort = ({ sort }: { sort?: string }): TodoSearch => readTodoSearch({ sort });

/** Beside the list on a desk, a row above it on a phone. */
export function TodoSide({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('todo');
  return (
    <div className={classes.side}>
      <Button className={classes.add} leftSection={<IconPlus size={18} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <nav aria-label={t('lists')} className={classes.lists}>
        <ul>
          {taskFilters.map((filter) => {
            const Icon = filterIcons[filter];
            return (
              <li key={filter}>
                <Link
                  to="/apps/todo/$filter"
                  params={{ filter }}
                  search={keepSort}
                  className={classes.link}
                >
                  <Icon size={18} stroke={1.75} aria-hidden />
                  {t(`filters.${filter}`)}
                </Link>
              </li>
            );
          })}
        </ul>
        <h2 className={classes.heading}>{t('tagsTitle')}</h2>
        <ul>
          {taskTags.map((tag) => (
            <li key={tag}>
              <Link
                to="/apps/todo/tag/$tag"
                params={{ tag }}
                search={keepSort}
                className={classes.link}
              >
                <span className={classes.dot} data-hue={tagHues[tag]} />
                {t(`tags.${tag}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
