import '../../../ui/styles/settings.css';
import { Button, Switch } from '@mantine/core';
import type { MyEvent, Offer, Ticket, TicketPool } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { OfferFaults } from './offer-faults.tsx';
import { saveSale } from '../tickets.api.ts';
import { offerChange } from '../tickets.live.ts';
import classes from '../tickets.module.css';
import { bookingAddress, frameCode } from '../tickets.places.ts';
import { useOfferProblemText } from '../use-offer-problem-text.ts';

interface SalePanelProps {
  event: MyEvent;
  offer: Offer;
  onTicket: (ticket: Ticket | 'new') => void;
  onPool: (pool: TicketPool) => void;
  onSettings: () => void;
}

/** Whether the event sells, where, and what stands in its way. */
export function SalePanel(props: SalePanelProps) {
  const { event, offer, onSettings } = props;
  const t = useTranslations('tickets.sale');
  const { list } = useFormatter();
  const turn = useTurn(event, offer);
  const address = bookingAddress(event.slug);
  const isBlocked = offer.faults.some(({ isNeeded }) => isNeeded);
  return (
    <Panel
      title={t('title')}
      hasRoom
      more={
        <Button variant="default" size="compact-md" onClick={onSettings}>
          {t('settings')}
        </Button>
      }
    >
      <div className={classes.fields}>
        <Switch
          label={t('isOn')}
          description={t(offer.settings.isOn ? 'isOnText' : 'isOffText')}
          checked={offer.settings.isOn}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
        <div className={classes.deeds}>
          <a href={address} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
          <CopyButton text={address} label={t('copy')} />
        </div>
        {offer.settings.frameSites.length > 0 && (
          <div className={classes.deeds}>
            <span>{t('frame', { sites: list(offer.settings.frameSites.map(hostOf)) })}</span>
            <CopyButton text={frameCode(event.slug, event.name)} label={t('copyFrame')} />
          </div>
        )}
        {offer.settings.isOn && isBlocked && <Notice tone="warning">{t('blocked')}</Notice>}
        <OfferFaults {...props} />
      </div>
    </Panel>
  );
}

const hostOf = (site: string): string => site.replace(/^https?:\/\//, '');

function useTurn({ id }: MyEvent, { settings }: Offer) {
  const { apply } = useChanges(useOfferProblemText());
  return (isOn: boolean) =>
    void apply(
      {
        key: newKey(),
        shows: [offerChange(id, (known) => ({ ...known, settings: { ...known.settings, isOn } }))],
        send: () => saveSale(id, { ...settings, isOn }),
        learns: (saved) => [offerChange(id, (known) => ({ ...known, settings: saved }))],
      },
      { failed: (reason) => reason },
    );
}
