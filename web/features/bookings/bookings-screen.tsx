import type { Booking, BookingUpdate } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/session.ts';
import { AddLine } from '../../ui/list/add-line.tsx';
import classes from '../../ui/list/list.module.css';
import { TickLine } from '../../ui/list/tick-line.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { useChanges } from '../../ui/toast/use-changes.ts';
import { addition, edit } from './bookings.edits.ts';
import { bookings } from './bookings.live.ts';

const loadSchema = () => import('./bookings.forms.ts').then((forms) => forms.NewBookingSchema);

export function BookingsScreen() {
  const t = useTranslations('bookings');
  const isAdmin = useSession()?.person.role === 'admin';
  const { data, isError, isFetching, refetch } = useQuery(bookings.options());
  const { apply, save } = useChanges();
  usePageTitle(t('name'));
  const change = (
    booking: Booking,
    fields: BookingUpdate,
    done: 'done' | 'reopened' | 'removed',
  ) => {
    const { title } = booking;
    const failed = (reason: string) => t('notSaved', { title, reason });
    void apply(edit(booking, fields), { done: t(done, { title }), failed });
  };
  return (
    <section className={classes.screen}>
      <h1>{t('name')}</h1>
      {isAdmin && (
        <AddLine
          label={t('title')}
          action={t('add')}
          loadSchema={loadSchema}
          explainProblem={(code) => (code === 'bookings.full' ? { title: t('full') } : undefined)}
          send={(title) => save(addition(title))}
        />
      )}
      <PanelList
        items={data}
        hasFailed={isError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        empty={t('empty')}
      >
        {(booking) => (
          <TickLine
            key={booking.id}
            label={booking.title}
            isTicked={booking.isDone}
            isOff={!isAdmin || booking.version === 0}
            removeLabel={t('remove', { title: booking.title })}
            onTick={(isDone) => change(booking, { isDone }, isDone ? 'done' : 'reopened')}
            onRemove={() => change(booking, { isRemoved: true }, 'removed')}
          />
        )}
      </PanelList>
    </section>
  );
}
