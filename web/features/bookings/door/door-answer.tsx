import type { CheckedPlace } from '@plenum/contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconLogout,
  IconWifiOff,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { PrintBadge } from '../badges/print-badge.tsx';
import classes from './door-answer.module.css';
import { giveCue, type Said } from './door.cues.ts';
import type { DoorAnswer as Answer } from './door.desk.ts';

const looks = {
  in: { icon: IconCircleCheck, tone: 'good' },
  unpaid: { icon: IconAlertTriangle, tone: 'warning' },
  again: { icon: IconAlertTriangle, tone: 'bad' },
  cancelled: { icon: IconCircleX, tone: 'bad' },
  unknown: { icon: IconCircleX, tone: 'bad' },
  not_in: { icon: IconCircleX, tone: 'bad' },
  not_listed: { icon: IconCircleX, tone: 'bad' },
  closed: { icon: IconClockX, tone: 'bad' },
  left: { icon: IconLogout, tone: 'good' },
  unlisted: { icon: IconWifiOff, tone: 'bad' },
} as const;

interface AnswerProps {
  eventId: number;
  isLive: boolean;
  answer: Answer;
}

const isIn = new Set<Said>(['in', 'unpaid', 'again']);

/** In full colour, and so large that it is read from a step away; seen, heard and felt. */
export function DoorAnswer({ eventId, isLive, answer: { said } }: AnswerProps) {
  const t = useTranslations('bookings.door.results');
  const result: Said = said?.result ?? 'unlisted';
  const { icon: Icon, tone } = looks[result];
  useEffect(() => giveCue(result), [result]);
  return (
    <div className={classes.answer} data-tone={tone} role="alert">
      <Icon size={72} aria-hidden />
      <div>
        <strong>{t(result)}</strong>
        {said?.place && <Holder place={said.place} isAgain={result === 'again'} />}
        {said?.place && isLive && isIn.has(result) && (
          <span>
            <PrintBadge eventId={eventId} placeId={said.place.id} name={said.place.fullName} />
          </span>
        )}
      </div>
    </div>
  );
}

function Holder({ place, isAgain }: { place: CheckedPlace; isAgain: boolean }) {
  const t = useTranslations('bookings.door.results');
  const words = useWords();
  const locale = useLocale();
  const format = useFormatter();
  const { fullName, ticket, checkedInAt: at, door, balance, currency } = place;
  return (
    <>
      <bdi className={classes.name}>{fullName}</bdi>
      <bdi>{words(ticket)}</bdi>
      {isAgain && at && (
        <span>
          {t('since', {
            at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
          {door && (
            <>
              {' · '}
              <bdi>{door}</bdi>
            </>
          )}
        </span>
      )}
      {balance > 0 && (
        <span className={classes.owes}>
          {t('owes', { amount: wordMoney(balance, currency, locale) })}
        </span>
      )}
    </>
  );
}
