import { IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-board.module.css';

/** The rooms, and how many each holds; they stay in sight. */
export function GridHeads({ columns }: { columns: readonly (number | null)[] }) {
  const t = useTranslations('agenda.grid');
  const { event, roomName } = useAgendaFacts();
  return (
    <>
      <div className={classes.corner} />
      {columns.map((id) => {
        const capacity = event.rooms.find((room) => room.id === id)?.capacity ?? null;
        return (
          <div key={id ?? 0} className={classes.head}>
            <span className={classes.room} title={roomName(id)} dir="auto">
              {roomName(id)}
            </span>
            {capacity !== null && (
              <span className={classes.places} title={t('places', { count: capacity })}>
                <IconUsers size={14} stroke={1.75} aria-hidden />
                <span aria-hidden>{t('stars', { count: capacity })}</span>
                <span className="visually-hidden">{t('places', { count: capacity })}</span>
              </span>
            )}
          </div>
        );
      })}
    </>
  );
}
