import type { MyEvent, Offer } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { offer } from './tickets.live.ts';
import classes from './tickets.module.css';

interface OfferPartProps {
  event: MyEvent;
  title: string;
  lead: string;
  deeds: (offer: Offer) => ReactNode;
  children: (offer: Offer) => ReactNode;
}

/** One tab of what an event offers. */
export function OfferPart({ event, title, lead, deeds, children }: OfferPartProps) {
  const t = useTranslations('tickets');
  usePageTitle(title);
  const reading = useQuery(offer.options(event.id));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {reading.data && <div className={classes.deeds}>{deeds(reading.data)}</div>}
      </header>
      {reading.data ? (
        children(reading.data)
      ) : (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<LinesSkeleton lines={6} />}
        />
      )}
    </div>
  );
}
