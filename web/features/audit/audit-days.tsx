import type { AuditEntry } from '@plenum/contract';
import { useFormatter } from 'use-intl';
import classes from './audit-days.module.css';
import { AuditLine } from './audit-line.tsx';
import { byDay } from './audit.days.ts';

export function AuditDays({ entries }: { entries: readonly AuditEntry[] }) {
  const format = useFormatter();
  return byDay(entries).map((day) => (
    <div key={day.at}>
      <h2 className={classes.day}>{format.dateTime(new Date(day.at), { dateStyle: 'full' })}</h2>
      <ol className={classes.lines}>
        {day.entries.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </div>
  ));
}
