import { ActionIcon } from '@mantine/core';
import type { Announcement, EventSetup } from '@plenum/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import classes from '../setup/rows.module.css';
import { useAnnouncing } from './use-announcing.ts';

interface AnnouncementRowProps {
  setup: EventSetup;
  announcement: Announcement;
  onEdit: () => void;
}

const stateOf = ({ shownFrom, shownUntil }: Announcement, now: number) => {
  if (Date.parse(shownFrom) > now) return 'later';
  return shownUntil !== null && Date.parse(shownUntil) <= now ? 'over' : 'now';
};

/** What becomes of telling people, where they were not told yet. */
const tellingOf = (state: ReturnType<typeof stateOf>, setup: EventSetup) => {
  if (state === 'over') return 'neverTold';
  return setup.state === 'draft' ? 'toPublish' : 'toTell';
};

export function AnnouncementRow({ setup, announcement, onEdit }: AnnouncementRowProps) {
  const t = useTranslations('events.announcements');
  const format = useFormatter();
  const words = useWords(setup.languages)(announcement.words);
  const { takeBack } = useAnnouncing(setup.id);
  const state = stateOf(announcement, useNow());
  const { shownFrom, shownUntil, toldAt } = announcement;
  const word = (at: string) =>
    format.dateTime(new Date(at), {
      timeZone: setup.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  return (
    <li className={classes.row}>
      <div className={classes.announcement}>
        <p>
          <bdi>{words}</bdi>
        </p>
        <span className={classes.state} data-state={state}>
          {t(`states.${state}`)}
        </span>
        <span className={classes.fact}>
          {shownUntil === null
            ? t('since', { from: word(shownFrom) })
            : t('between', { from: word(shownFrom), until: word(shownUntil) })}
        </span>
        <span className={classes.fact}>
          {toldAt !== null && t('told', { at: word(toldAt) })}
          {toldAt === null && t(tellingOf(state, setup), { at: word(shownFrom) })}
        </span>
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { words })} onClick={onEdit}>
        <IconPencil size={18} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('takeBack', { words })}
        onClick={() => takeBack(announcement)}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
