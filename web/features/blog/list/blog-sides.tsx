import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Day } from '../../../ui/time/day.tsx';
import { sides } from '../blog.live.ts';
import classes from './blog-screen.module.css';
import type { BlogAddress } from './use-blog-address.ts';

/** What stands beside the posts: what can be chosen, and the newest. */
export function BlogSides({ address: { search, change } }: { address: BlogAddress }) {
  const t = useTranslations('blog.sides');
  const { data } = useQuery(sides.options());
  if (!data) return <aside className={classes.sides} aria-label={t('label')} />;
  const { categories, tags, recent, canWrite } = data;
  const choose = (name: 'category' | 'tag', value: string) =>
    change({ [name]: search[name] === value ? undefined : value });
  return (
    <aside className={classes.sides} aria-label={t('label')}>
      {canWrite && (
        <Button
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(props) => <Link to="/pages/blog/desk" {...props} />}
        >
          {t('write')}
        </Button>
      )}
      {(['category', 'tag'] as const).map((name) => (
        <Names
          key={name}
          title={t(name)}
          names={name === 'category' ? categories : tags}
          chosen={search[name]}
          onChoose={(value) => choose(name, value)}
        />
      ))}
      {recent.length > 0 && (
        <section>
          <h2>{t('recent')}</h2>
          <ul className={classes.recent}>
            {recent.map(({ id, title, language, publishedAt }) => (
              <li key={id}>
                <Link to="/pages/blog/detail/$id" params={{ id: String(id) }}>
                  <bdi lang={language}>{title}</bdi>
                </Link>
                {publishedAt && <Day at={publishedAt} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

interface NamesProps {
  title: string;
  names: readonly { name: string; count: number }[];
  chosen: string | undefined;
  onChoose: (name: string) => void;
}

/** Choosing what is chosen takes it back. */
function Names({ title, names, chosen, onChoose }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classes.names}>
        {names.map(({ name, count }) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <bdi>{name}</bdi> <span>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
