import { useFormatter, useTranslations } from 'use-intl';
import type { Row } from './lines.rows.ts';
import classes from './history-list.module.css';
import { Line, useRowLabel } from './line.tsx';
import { WaitingLine } from '../composer/waiting-line.tsx';

interface HistoryRowProps {
  row: Row;
  /** Tab stops at one row; the arrows lead to the others. */
  isWalkable: boolean;
  onFocus: (key: string) => void;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
}

function Moment({ at }: { at: string }) {
  const format = useFormatter();
  return (
    <time dateTime={at}>
      {format.dateTime(new Date(at), { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

export function HistoryRow({ row, isWalkable, onFocus, onRetry, onDiscard }: HistoryRowProps) {
  const t = useTranslations('chat.list');
  const label = useRowLabel();
  const walking = { tabIndex: isWalkable ? 0 : -1, onFocus: () => onFocus(row.key) };
  return (
    <>
      {row.day && (
        <p className={classes.day}>
          <span>{row.day}</span>
        </p>
      )}
      {row.isNew && (
        <p className={classes.new}>
          <span>{t('new')}</span>
        </p>
      )}
      <article className={classes.row} data-row={row.key} aria-label={label(row)} {...walking}>
        {row.line && <Line line={row.line} isFirst={row.isFirst} />}
        {row.happening && (
          <p className={classes.happening}>
            {row.happening.icon}
            <bdi>{row.happening.text}</bdi>
            <Moment at={row.happening.at} />
          </p>
        )}
        {row.waiting && (
          <WaitingLine
            waiting={row.waiting}
            isFirst={row.isFirst}
            onRetry={() => onRetry(row.key)}
            onDiscard={() => onDiscard(row.key)}
          />
        )}
      </article>
    </>
  );
}
