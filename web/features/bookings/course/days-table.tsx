import { Button } from '@mantine/core';
import type { BookingCourse, MyEvent } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import { FigureTable } from '../../../ui/panel/figure-table.tsx';
import { CountLink } from './count-link.tsx';
import { useStepWords } from './course-charts.tsx';
import { happenedOn, type Part } from './course.places.ts';

const fewDays = 14;
type Step = BookingCourse['steps'][number];

const isStill = ({ booked, cancelled, paid, received }: Step): boolean =>
  booked + cancelled + paid === 0 && (received ?? 0) === 0;

interface DaysTableProps {
  event: MyEvent;
  course: BookingCourse;
  part: Part;
}

/** The days on which something happened, the last first; each number opens its bookings. */
export function DaysTable({ event, course, part }: DaysTableProps) {
  const t = useTranslations('booking-desk.overview');
  const format = useFormatter();
  const { steps, currency } = course;
  const wordDay = useStepWords(event, false);
  const [isWhole, setWhole] = useState(false);
  const days = steps.filter((step) => !isStill(step)).toReversed();
  const shown = isWhole ? days : days.slice(0, fewDays);
  const hasMoney = days.some(({ received }) => received !== null);
  return (
    <FigureTable
      title={t('days')}
      heads={[
        t('day'),
        t('booked'),
        t('cancelled'),
        t('paid'),
        t('standing'),
        ...(hasMoney ? [t('received')] : []),
      ]}
      none={t('nothingYet')}
      more={
        days.length > fewDays && (
          <Button variant="default" size="compact-md" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'lastDays' : 'allDays', { count: isWhole ? fewDays : days.length })}
          </Button>
        )
      }
      rows={shown.map((step) => ({
        key: step.at,
        name: (
          <Link to="/bookings/overview" search={{ ...part, day: step.at }} hash="course">
            {wordDay(step.at)}
          </Link>
        ),
        cells: [
          <CountLink
            key="booked"
            count={step.booked}
            search={happenedOn(part, 'booked', step.at)}
          />,
          <CountLink
            key="cancelled"
            count={step.cancelled}
            search={happenedOn(part, 'cancelled', step.at)}
          />,
          <CountLink key="paid" count={step.paid} search={happenedOn(part, 'paid', step.at)} />,
          format.number(step.standing),
          ...(hasMoney
            ? [<Received key="money" part={part} step={step} currency={currency} />]
            : []),
        ],
      }))}
    />
  );
}

interface ReceivedProps {
  part: Part;
  step: Step;
  currency: string;
}

/** Nobody paid anything where it is nothing, or it was all paid back. */
function Received({ part, step: { at, received }, currency }: ReceivedProps) {
  const money = <Money minor={received ?? 0} currency={currency} />;
  if (!received) return money;
  return (
    <Link to="/bookings" search={happenedOn(part, 'received', at)}>
      {money}
    </Link>
  );
}
