import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { useCurrentEvent } from '../../platform/current-event.ts';
import { attendeeCards, organiserCards } from '../../features/dashboard/dashboard.cards.ts';
import { useArranged } from '../../features/dashboard/use-arranged.ts';
import { useOrganisation } from '../../platform/organisation.ts';
import { useLastSession } from '../../platform/session/session.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ArrangePlace } from './arrange-place.tsx';
import { CardPlace } from './card-place.tsx';
import classes from './dashboard.module.css';
import { organising, readDashboard } from './dashboard.queries.ts';
import { EventHead } from './event-head.tsx';
import { FirstStepsPlace } from './first-steps-place.tsx';
import { VerificationPlace } from './verification-place.tsx';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';

export { readDashboard };

/** What waits for somebody today; every number opens the list behind it. */
export function DashboardPage() {
  const t = useTranslations('frame.dashboard');
  const person = useLastSession()?.person;
  const isOrganiser = useCan()(organising);
  const organisation = useOrganisation();
  const { event, problem, tryAgain } = useCurrentEvent();
  const usual = isOrganiser ? organiserCards : attendeeCards;
  const arranged = useArranged(usual);
  usePageTitle(t('title'));
  const cards = arranged && (
    <div className={classes.panels}>
      {arranged.shown.map((card) => (
        <CardPlace
          key={card}
          card={card}
          event={event}
          isOrganiser={isOrganiser}
          hasMine={arranged.shown.includes('mine')}
        />
      ))}
      {arranged.shown.length === 0 && <p className={classes.none}>{t('noneShown')}</p>}
    </div>
  );
  const isBeginning =
    event === null || (isOrganiser && /^(?:draft|published)$/.test(event?.state ?? ''));
  return (
    <div className={classes.page}>
      <header className={classes.pageHead}>
        <h1>{t('welcome', { name: person?.fullName || person?.username || '' })}</h1>
        {arranged && event && <ArrangePlace arranged={arranged} usual={usual} />}
      </header>
      {isOrganiser && organisation?.isVerified === false && <VerificationPlace />}
      {!event && problem !== null && <BrokenPanel onRetry={tryAgain} />}
      {!isOrganiser && event && <EventHead event={event} to="/venue" />}
      {isBeginning ? <FirstStepsPlace event={event ?? null}>{cards}</FirstStepsPlace> : cards}
    </div>
  );
}
