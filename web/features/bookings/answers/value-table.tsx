import type { BookingQuestion, MyEvent, QuestionFigures, Ticket } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { bookingsBehind } from './answers.places.ts';
import { useSaidWords } from './use-said-words.ts';
import classes from './answers.module.css';

interface ValueTableProps {
  event: MyEvent;
  question: BookingQuestion;
  figures: QuestionFigures;
  /** Those it is asked with. */
  tickets: readonly Ticket[];
}

/** A bar for each answer; the bars are a table, so that everyone can read and walk through it. */
export function ValueTable({ event, question, figures, tickets }: ValueTableProps) {
  const t = useTranslations('booking-desk.answers');
  const words = useWords(event.languages);
  const saidWords = useSaidWords(event);
  const format = useFormatter();
  const most = Math.max(1, ...figures.values.map(({ answers }) => answers));
  const columns = tickets.length > 1 ? tickets : [];
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={words(question.label)}>
        <thead>
          <tr>
            <th scope="col">{t('answer')}</th>
            <th scope="col">{t('all')}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                <bdi>{words(name)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.values.map((value) => (
            <tr key={`${value.optionId} ${value.from}`}>
              <th scope="row">
                <bdi>{saidWords(question, value)}</bdi>
                <span
                  className={classes.bar}
                  style={{ inlineSize: `${(value.answers / most) * 100}%` }}
                  aria-hidden
                />
              </th>
              <td>
                <Count
                  count={value.answers}
                  search={bookingsBehind({ questionId: question.id, value })}
                />
                {figures.answered > 0 && (
                  <span className={classes.share}>
                    {format.number(value.answers / figures.answered, {
                      style: 'percent',
                      maximumFractionDigits: 0,
                    })}
                  </span>
                )}
              </td>
              {columns.map(({ id: ticketId }) => (
                <td key={ticketId}>
                  <Count
                    count={value.tickets.find((one) => one.ticketId === ticketId)?.answers ?? 0}
                    search={bookingsBehind({ questionId: question.id, value, ticketId })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CountProps {
  count: number;
  search: ReturnType<typeof bookingsBehind>;
}

/** Behind nothing there is no list. */
function Count({ count, search }: CountProps) {
  const format = useFormatter();
  if (count === 0) return format.number(0);
  return (
    <Link to="/bookings" search={search}>
      {format.number(count)}
    </Link>
  );
}
