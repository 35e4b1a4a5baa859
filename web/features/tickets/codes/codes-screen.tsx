import { Button } from '@mantine/core';
import type { MyEvent, Offer, TicketCode } from '@plenum/contract';
import { IconDiscount2, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { CodeFields } from './code-fields.tsx';
import { CodeLine } from './code-line.tsx';
import { EditButton } from '../offer-list.tsx';
import { OfferPart } from '../offer-part.tsx';
import { ThingDrawer } from '../thing-editor.tsx';
import classes from '../tickets.module.css';
import { InvitationsPanel } from '../invitations/invitations-panel.tsx';
import { useCodeRules } from './use-code-rules.ts';

/** Codes that take something off, or open what is not shown to everyone. */
export function CodesScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('tickets.codes');
  const [edited, setEdited] = useState<TicketCode | 'new'>();
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );
  return (
    <OfferPart
      event={event}
      title={t('title')}
      lead={t('lead')}
      deeds={({ codes }) => codes.length > 0 && add}
    >
      {(offer) => (
        <Codes event={event} offer={offer} add={add} edited={edited} onEdit={setEdited} />
      )}
    </OfferPart>
  );
}

interface CodesProps {
  event: MyEvent;
  offer: Offer;
  add: ReactNode;
  edited: TicketCode | 'new' | undefined;
  onEdit: (code: TicketCode | 'new' | undefined) => void;
}

function Codes({ event, offer, add, edited, onEdit }: CodesProps) {
  const t = useTranslations('tickets.codes');
  const rules = useCodeRules(event, offer);
  return (
    <>
      {offer.codes.length === 0 ? (
        <StateMessage
          icon={IconDiscount2}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={add}
        />
      ) : (
        <Panel title={t('list')}>
          <ul className={classes.rows}>
            {offer.codes.map((code) => (
              <li key={code.id} className={classes.row}>
                <CodeLine event={event} offer={offer} code={code} />
                <EditButton name={code.code} onEdit={() => onEdit(code)} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <InvitationsPanel event={event} offer={offer} />
      <ThingDrawer
        eventId={event.id}
        rules={rules}
        offer={offer}
        edited={edited}
        renderFields={(form) => <CodeFields form={form} event={event} offer={offer} />}
        onDone={() => onEdit(undefined)}
      />
    </>
  );
}
