import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { opinions } from '../help.live.ts';
import classes from './manage.module.css';

/** Whether an article helps, and what readers say of it. */
export function OpinionPanel({ id }: { id: number }) {
  const t = useTranslations('help.opinions');
  const format = useFormatter();
  const { data } = useQuery(opinions.options(id));
  if (!data) return null;
  return (
    <Panel title={t('title')} hasRoom>
      <p className={classes.opinion}>
        {t('votes', { helpful: data.helpful, unhelpful: data.unhelpful })}
      </p>
      <ul className={classes.opinions}>
        {data.words.map(({ isHelpful, words, saidAt }) => (
          <li key={`${saidAt} ${words}`}>
            <strong>{t(isHelpful ? 'yes' : 'no')}</strong> <bdi>{words}</bdi>{' '}
            <small>{format.dateTime(new Date(saidAt), { dateStyle: 'medium' })}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
