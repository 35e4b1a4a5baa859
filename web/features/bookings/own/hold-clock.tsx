import { Button } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { IconClock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { bookingOptions, learnBooking, prolongIt } from './own.api.ts';
import classes from './hold-clock.module.css';

const soonMs = 180_000;

interface HoldClockProps {
  token: string;
  booking: Booking;
}

/** How long the places are kept; said aloud once there is little left. */
export function HoldClock({ token, booking: { heldUntil, canProlong } }: HoldClockProps) {
  const t = useTranslations('booking-page.hold');
  const client = useQueryClient();
  const now = useSecond();
  const left = Math.max(0, Date.parse(heldUntil ?? '') - now);
  const isOver = left === 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () => prolongIt(token),
    onSuccess: (after) => learnBooking(client, token, after),
  });
  useEffect(() => {
    if (isOver) void client.invalidateQueries(bookingOptions(token));
  }, [client, isOver, token]);
  const seconds = Math.ceil(left / 1_000);
  const isSoon = left < soonMs;
  return (
    <p className={classes.clock} data-soon={isSoon}>
      <IconClock size={18} aria-hidden />
      <span>
        {t('kept')}{' '}
        <time role="timer" dir="ltr">
          {clockOf(seconds)}
        </time>
      </span>
      <output className="visually-hidden">{isSoon && !isOver ? t('soon') : ''}</output>
      {isSoon && canProlong && (
        <Button size="compact-sm" variant="default" loading={isPending} onClick={() => mutate()}>
          {t('prolong')}
        </Button>
      )}
    </p>
  );
}

const two = (count: number) => `${count}`.padStart(2, '0');

/** `14:59`; what is offered from the waiting list is kept for hours: `23:14:59`. */
function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
