import type { Delivery, MyEvent, SponsorSetup } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { BrokenPanel } from '../../../ui/panel/broken-panel.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import classes from './delivery.module.css';
import { deliveryOptions, exportDelivery } from '../sponsors.api.ts';

interface DeliveryPanelProps {
  event: MyEvent;
  setup: SponsorSetup;
}

/** What sponsors were promised and what they got, placement by placement. */
export function DeliveryPanel({ event, setup }: DeliveryPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(deliveryOptions(event.id));
  if (!data && error) return <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={5} />;
  return (
    <div className={classes.panel}>
      <ol className={classes.sponsors}>
        {setup.sponsors.map(({ id, name }) => (
          <SponsorDelivery
            key={id}
            name={name}
            lines={data.filter(({ sponsorId }) => sponsorId === id)}
          />
        ))}
      </ol>
      <Foot eventId={event.id} />
    </div>
  );
}

function SponsorDelivery({ name, lines }: { name: string; lines: readonly Delivery[] }) {
  const t = useTranslations('sponsors.delivery');
  return (
    <li>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {lines.length === 0 && <p className={classes.none}>{t('nowhere')}</p>}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <DeliveryLine key={line.placement} line={line} />
        ))}
      </ul>
    </li>
  );
}

function Foot({ eventId }: { eventId: number }) {
  const t = useTranslations('sponsors.delivery');
  return (
    <div className={classes.foot}>
      <p>{t('howCounted')}</p>
      <DownloadButton label={t('export')} save={() => exportDelivery(eventId)} />
    </div>
  );
}
