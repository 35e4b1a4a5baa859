import type { BookingAnswer, BookingRecord, Place } from '@plenum/contract';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { saveAnswerFile } from '../bookings.api.ts';
import { FileLink } from '../file-link.tsx';
import { PrintBadge } from '../badges/print-badge.tsx';
import { RecordUpgrade } from '../upgrades/record-upgrade.tsx';
import classes from './record-screen.module.css';

/** Who comes with what, and what they answered. */
export function RecordPlaces({ record }: { record: BookingRecord }) {
  const t = useTranslations('bookings.record');
  return (
    <Panel hasRoom title={t('places')}>
      <Answers record={record} answers={record.answers} />
      <ul className={classes.places}>
        {record.people.map((place) => (
          <PlaceLine key={place.id} record={record} place={place} />
        ))}
      </ul>
    </Panel>
  );
}

function PlaceLine({ record, place }: { record: BookingRecord; place: Place }) {
  const t = useTranslations('bookings.record');
  const words = useWords();
  const { kind, fullName, email, isCancelled, isUpgraded, checkedInAt, answers } = place;
  return (
    <li className={classes.place} data-off={isCancelled}>
      <strong>
        <bdi>{words(place.name)}</bdi>
      </strong>
      {kind !== 'add_on' && <bdi>{fullName || t('unnamed')}</bdi>}
      {email && (
        <span dir="ltr" className={classes.soft}>
          {email}
        </span>
      )}
      {isCancelled && (
        <span className={classes.soft}>{t(isUpgraded ? 'upgraded' : 'cancelled')}</span>
      )}
      {checkedInAt && (
        <span className={classes.soft}>
          {t('came')} <RelativeTime at={checkedInAt} />
        </span>
      )}
      <Answers record={record} answers={answers} />
      <RecordUpgrade record={record} place={place} />
      {place.pass !== null && kind === 'ticket' && (
        <div>
          <PrintBadge
            eventId={record.eventId}
            placeId={place.id}
            name={fullName || record.fullName}
          />
        </div>
      )}
    </li>
  );
}

interface AnswersProps {
  record: BookingRecord;
  answers: readonly BookingAnswer[];
}

function Answers({ record: { questions }, answers }: AnswersProps) {
  const t = useTranslations('bookings.record');
  const words = useWords();
  const locale = useLocale();
  const countries = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  if (answers.length === 0) return null;
  const said = ({ questionId, text, optionIds }: BookingAnswer): string => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) return text;
    if (question.kind === 'country') return countries.of(text) ?? text;
    if (question.kind === 'yes_no') return t(optionIds[0] === 1 ? 'yes' : 'no');
    if (question.kind === 'agreement') return t('agreed');
    if (text !== '') return text;
    return question.options
      .filter(({ id }) => optionIds.includes(id))
      .map((option) => words(option.text))
      .join(', ');
  };
  const fileOf = ({ questionId, optionIds }: BookingAnswer): number | undefined =>
    questions.find(({ id }) => id === questionId)?.kind === 'file' ? optionIds[0] : undefined;
  return (
    <dl className={classes.answers}>
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <dt dir="auto">
            {words(questions.find(({ id }) => id === answer.questionId)?.label ?? {})}
          </dt>
          <dd dir="auto">
            {fileOf(answer) === undefined ? (
              said(answer)
            ) : (
              <FileLink name={answer.text} fileId={fileOf(answer) ?? 0} save={saveAnswerFile} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
