import type { PublicOffer } from '@plenum/contract';
import { IconTicket, IconTicketOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { PlaceLink } from '../../../ui/place-link.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { codeIn } from '../bookings.places.ts';
import { offerOptions } from '../own/own.api.ts';
import type { RegisterProps } from './register.parts.ts';
import { CancelRules } from './cancel-rules.tsx';
import { CodeField } from './code-field.tsx';
import classes from './register-screen.module.css';
import { partsOf } from './register.order.ts';
import { SumsPanel } from './sums-panel.tsx';
import { TicketList } from './ticket-list.tsx';
import { useRegister } from './use-register.ts';

/** Who can book needs none of it. */
const JoinWaiting = lazy(async () => ({
  default: (await import('../waiting/join-waiting.tsx')).JoinWaiting,
}));

/** What an event sells, and what somebody wants of it. */
export function RegisterScreen(props: RegisterProps) {
  const { slug, search } = props;
  const t = useTranslations('booking-page.register');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery({
    ...offerOptions(slug, codeIn(search)),
    placeholderData: keepPreviousData,
  });
  usePageTitle(t('title', { event: data?.event.name ?? '' }));
  if (data) return <Offered {...props} offer={data} />;
  if (!error) return <LinesSkeleton lines={8} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Offered(props: RegisterProps & { offer: PublicOffer }) {
  const { offer, search } = props;
  const t = useTranslations('booking-page.register');
  const format = useFormatter();
  const { event, state, opensAt } = offer;
  const { startsOn, endsOn } = event;
  const days = format.dateTimeRange(new Date(startsOn), new Date(endsOn), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t(search.to ? 'addTitle' : 'title', { event: event.name })}</h1>
        {search.to ? (
          <p>
            <PlaceLink href={`/booking/${search.to}`}>{t('backToBooking')}</PlaceLink>
          </p>
        ) : (
          <p>{days}</p>
        )}
      </header>
      {state === 'on_sale' ? (
        <OnSale {...props} />
      ) : (
        <StateMessage
          icon={state === 'soon' ? IconTicket : IconTicketOff}
          title={t(`states.${state}`)}
          text={
            state === 'soon' && opensAt
              ? t('opensAt', {
                  at: format.dateTime(new Date(opensAt), { dateStyle: 'full', timeStyle: 'short' }),
                })
              : t(`stateTexts.${state}`)
          }
        />
      )}
    </div>
  );
}

function OnSale(props: RegisterProps & { offer: PublicOffer }) {
  const t = useTranslations('booking-page.register');
  const register = useRegister(props);
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  const { offer, search } = props;
  const parts = partsOf(offer, search.for);
  const listed = { offer, register, onWait: setWaitsFor };
  return (
    <>
      <form
        className={classes.columns}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          register.submit();
        }}
      >
        <div className={classes.choice}>
          {parts.map(({ kind, words, tickets }) => (
            <TicketList key={kind} title={t(words)} tickets={tickets} {...listed} />
          ))}
          {search.invite === undefined ? (
            <CodeField
              key={search.code}
              code={search.code ?? ''}
              found={offer.code}
              onCode={register.setCode}
            />
          ) : (
            <Notice tone={offer.code?.isValid ? 'calm' : 'warning'}>
              {t(offer.code?.isValid ? 'invited' : 'inviteOver')}
            </Notice>
          )}
          <CancelRules {...offer} />
        </div>
        <SumsPanel
          register={register}
          offer={offer}
          slug={props.slug}
          code={codeIn(search)}
          addsTo={search.to}
        />
      </form>
      <Suspense fallback={null}>
        {waitsFor !== null && (
          <JoinWaiting
            slug={props.slug}
            offer={offer}
            chosen={register.counts}
            ticketId={waitsFor}
            onClose={() => setWaitsFor(null)}
          />
        )}
      </Suspense>
    </>
  );
}
