import type { Case } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { CaseContext } from './case-context.tsx';
import { MeasureWords } from './measure-words.tsx';
import classes from './moderation.module.css';

/** What is said against whom, by whom, and what was said around it. */
export function CaseFacts({ about }: { about: Case }) {
  const t = useTranslations('moderation');
  const { kind, person, exhibitor, conversation, reports, earlier, text, openedAt } = about;
  const name = person?.fullName ?? exhibitor?.name ?? t('gone');
  return (
    <>
      <header className={classes.who}>
        <PersonPicture name={name} picture={person?.avatar} size={36} />
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p className={classes.soft}>
            {conversation?.title ? (
              <>
                {t(`kinds.${kind}`)} · <bdi>{conversation.title}</bdi>
              </>
            ) : (
              t(`kinds.${kind}`)
            )}{' '}
            · <RelativeTime at={openedAt} />
          </p>
        </div>
      </header>
      {about.context.length > 0 ? (
        <CaseContext lines={about.context} reported={text} />
      ) : (
        <blockquote className={classes.quote} dir="auto">
          {text}
        </blockquote>
      )}
      {reports.length > 0 && <Reports reports={reports} />}
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>{t('earlier', { count: earlier.length })}</summary>
          <ul>
            {earlier.map((measure) => (
              <li key={measure.id}>
                <MeasureWords measure={measure} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Reports({ reports }: Pick<Case, 'reports'>) {
  const t = useTranslations('moderation');
  const reasons = useTranslations('report.reasons');
  return (
    <ul className={classes.reports} aria-label={t('reports', { count: reports.length })}>
      {reports.map(({ by, reason, note, at }) => (
        <li key={`${by?.id ?? 0} ${at}`}>
          <span className={classes.reason}>{reasons(reason)}</span>
          {note && <bdi className={classes.note}>{note}</bdi>}
          <span className={classes.soft}>
            <bdi>{by?.fullName ?? t('gone')}</bdi> · <RelativeTime at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
