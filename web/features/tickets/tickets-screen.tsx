import { Button } from '@mantine/core';
import type { MyEvent, Offer, Ticket, TicketPool } from '@plenum/contract';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../ui/panel/panel.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { CountField } from './count-field.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferPart } from './offer-part.tsx';
import { PoolList } from './pools/pool-list.tsx';
import { PoolName } from './pools/pool-name.tsx';
import { SaleDrawer } from './sale/sale-drawer.tsx';
import { SalePanel } from './sale/sale-panel.tsx';
import { ThingDrawer } from './thing-editor.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { TicketLine } from './ticket-line.tsx';
import { moveTicket } from './tickets.api.ts';
import { usePoolRules, useTicketRules } from './use-ticket-rules.ts';

interface TicketsScreenProps {
  event: MyEvent;
  /** How people wait for their turn, of the feature that knows. */
  room: ReactNode;
}

/** What is sold, of what there is how much, and whether it can go on sale. */
export function TicketsScreen({ event, room }: TicketsScreenProps) {
  const t = useTranslations('tickets');
  const [edited, setEdited] = useState<Ticket | 'new'>();
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <OfferPart
      event={event}
      title={t('name')}
      lead={t('lead')}
      deeds={({ tickets }) => tickets.length > 0 && add}
    >
      {(offer) => (
        <Parts
          event={event}
          offer={offer}
          add={add}
          edited={edited}
          onEdit={setEdited}
          room={room}
        />
      )}
    </OfferPart>
  );
}

interface PartsProps extends TicketsScreenProps {
  offer: Offer;
  add: ReactNode;
  edited: Ticket | 'new' | undefined;
  onEdit: (ticket: Ticket | 'new' | undefined) => void;
}

function Parts({ event, offer, add, edited, onEdit, room }: PartsProps) {
  const t = useTranslations('tickets');
  const [pool, setPool] = useState<TicketPool | 'new'>();
  const [isSetting, setSetting] = useState(false);
  const ticketRules = useTicketRules(event, offer);
  const poolRules = usePoolRules();
  return (
    <>
      <SalePanel
        event={event}
        offer={offer}
        onTicket={onEdit}
        onPool={setPool}
        onSettings={() => setSetting(true)}
      />
      {room}
      {offer.tickets.length === 0 ? (
        <StateMessage
          icon={IconTicket}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={add}
        />
      ) : (
        <Panel title={t('onOffer')}>
          <OfferList
            label={t('onOffer')}
            eventId={event.id}
            offer={offer}
            rules={ticketRules}
            move={moveTicket}
            onEdit={onEdit}
          >
            {(ticket) => <TicketLine event={event} offer={offer} ticket={ticket} />}
          </OfferList>
        </Panel>
      )}
      <PoolList offer={offer} onEdit={setPool} />
      <ThingDrawer
        eventId={event.id}
        rules={ticketRules}
        offer={offer}
        edited={edited}
        renderFields={(form) => <TicketFields form={form} event={event} offer={offer} />}
        onDone={() => onEdit(undefined)}
      />
      <ThingDrawer
        eventId={event.id}
        rules={poolRules}
        offer={offer}
        edited={pool}
        renderFields={(form) => (
          <>
            <PoolName form={form} />
            <CountField
              name="size"
              label={t('poolFields.size')}
              value={form.values.size}
              least={0}
              most={1_000_000}
              error={form.errors['size']}
              onChange={(size) => form.set('size', size ?? 0)}
            />
          </>
        )}
        onDone={() => setPool(undefined)}
      />
      <SaleDrawer event={event} offer={offer} isOpen={isSetting} onDone={() => setSetting(false)} />
    </>
  );
}
