import type { Booking } from '@plenum/contract';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { bookingOptions } from './own.api.ts';
import type { BookingScreenProps } from './own.parts.ts';
import { EndedHold } from './ended-hold.tsx';
import { HeldBooking } from './held-booking.tsx';
import { OwnBooking } from './own-booking.tsx';

const isGone = (problem: unknown) =>
  problem instanceof CallProblem && [404, 422].includes(problem.status);

/** A booking, for whoever has its link: being filled in, or what has become of it. */
export function BookingScreen(props: BookingScreenProps) {
  const { token, search } = props;
  const t = useTranslations('booking-page');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(
    bookingOptions(token, search.back === 'paid'),
  );
  usePageTitle(data ? t('title', { event: data.event.name }) : t('booking'));
  if (data) return <OfState {...props} booking={data} />;
  if (!error) return <LinesSkeleton lines={8} />;
  if (isGone(error)) {
    return (
      <>
        <h1 className="visually-hidden">{t('gone')}</h1>
        <StateMessage icon={IconLinkOff} title={t('gone')} text={t('goneText')} />
      </>
    );
  }
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function OfState(props: BookingScreenProps & { booking: Booking }) {
  const { state } = props.booking;
  if (state === 'held') return <HeldBooking {...props} />;
  if (state === 'expired') return <EndedHold booking={props.booking} />;
  return <OwnBooking {...props} />;
}
