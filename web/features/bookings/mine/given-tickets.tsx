import { Checkbox } from '@mantine/core';
import type { MyTicket } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { call } from '../../../platform/api-client.ts';
import { useWords } from '../../../platform/i18n/words.ts';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { myTickets } from './mine.live.ts';
import classes from './mine-screen.module.css';

/** Tickets of somebody else's booking: what was answered there is one's own to use or not. */
export function GivenTickets() {
  const t = useTranslations('bookings.mine');
  const { data = [] } = useQuery(myTickets.options());
  if (data.length === 0) return null;
  return (
    <section className={classes.screen} aria-labelledby="given-tickets">
      <h2 id="given-tickets">{t('given')}</h2>
      <ul className={classes.bookings}>
        {data.map((ticket) => (
          <GivenTicket key={ticket.placeId} ticket={ticket} />
        ))}
      </ul>
    </section>
  );
}

function GivenTicket({ ticket }: { ticket: MyTicket }) {
  const t = useTranslations('bookings.mine');
  const words = useWords();
  const format = useFormatter();
  const { eventName, startsOn, bookedBy } = ticket;
  const day = format.dateTime(new Date(startsOn), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li className={classes.booking}>
      <span className={classes.words}>
        <strong>
          <bdi>{eventName}</bdi>
        </strong>
        <span>{day}</span>
        <bdi>{words(ticket.ticket)}</bdi>
        <span dir="auto">{t('bookedBy', { name: bookedBy })}</span>
        <UseAnswers ticket={ticket} />
      </span>
    </li>
  );
}

function UseAnswers({ ticket: { placeId, fills, agreedAt } }: { ticket: MyTicket }) {
  const t = useTranslations('booking-page.fills');
  const said = useSaid();
  const client = useQueryClient();
  const problemText = useBookingProblemText();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (agrees: boolean) =>
      call('PUT /api/my-tickets/:placeId/profile', { params: { placeId }, body: { agrees } }),
    onSuccess: (after) =>
      teach(
        client,
        myTickets.changed(() => after),
      ),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const known = fills.filter(({ words }) => words.length > 0);
  if (known.length === 0 && agreedAt === null) return null;
  return (
    <Checkbox
      className={classes.agreement}
      label={t('given')}
      description={t('signedIn', { fields: known.map(said).join('; ') })}
      checked={isPending ? variables : agreedAt !== null}
      onChange={({ currentTarget }) => mutate(currentTarget.checked)}
    />
  );
}

/** As a profile would show it. */
function useSaid(): (fill: MyTicket['fills'][number]) => string {
  const t = useTranslations('booking-page.fills');
  const locale = useLocale();
  const countries = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  return ({ field, words }) => {
    const shown = field === 'country' ? words.map((code) => countries.of(code) ?? code) : words;
    return t('said', { field: t(field), words: shown.join(', ') });
  };
}
