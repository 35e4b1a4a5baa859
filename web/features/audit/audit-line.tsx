import type { AuditEntry } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { AuditDifference } from './audit-difference.tsx';
import classes from './audit-line.module.css';
import { changesOf } from './audit.changes.ts';
import { useDeedWords } from './use-deed-words.ts';

/** Who, what, to whom, when, from where; what changed opens below. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit');
  const format = useFormatter();
  const deedWords = useDeedWords();
  const name = entry.person ? entry.person.fullName || t('gone') : t('nobody');
  const at = new Date(entry.at);
  const exact = format.dateTime(at, { dateStyle: 'full', timeStyle: 'long' });
  return (
    <li className={classes.line}>
      <PersonPicture name={name} picture={entry.person?.avatar} size={32} />
      <div className={classes.words}>
        <span className={classes.who}>
          <bdi>{name}</bdi>
        </span>
        <p>
          <bdi>{deedWords(entry)}</bdi>
        </p>
        <AuditDifference changes={changesOf(entry.before, entry.after)} />
      </div>
      <div className={classes.facts}>
        <time dateTime={entry.at} title={exact}>
          {format.dateTime(at, { timeStyle: 'medium' })}
        </time>
        {entry.network && <bdi>{t('network', { network: entry.network })}</bdi>}
      </div>
    </li>
  );
}
