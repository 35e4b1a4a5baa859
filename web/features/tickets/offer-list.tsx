import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { Offer } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../platform/new-key.ts';
import { movedBefore } from '../../ui/order/moved-before.ts';
import { orderWords } from '../../ui/order/order-words.ts';
import { SortableList } from '../../ui/order/sortable-list.tsx';
import { SortableRow } from '../../ui/order/sortable-row.tsx';
import { useChanges } from '../../ui/toast/use-changes.ts';
import type { Thing, ThingRules } from './tickets.things.ts';
import { offerChange } from './tickets.live.ts';
import classes from './tickets.module.css';
import { useOfferProblemText } from './use-offer-problem-text.ts';

interface OfferListProps<T extends Thing, V extends object> {
  label: string;
  eventId: number;
  offer: Offer;
  rules: ThingRules<T, V>;
  move: (id: number, beforeId: number | null) => Promise<unknown>;
  onEdit: (thing: T) => void;
  children: (thing: T) => ReactNode;
}

/** What pointer and keyboard put in the order in which it is shown to who books. */
export function OfferList<T extends Thing, V extends object>(props: OfferListProps<T, V>) {
  const { label, eventId, offer, rules, move, onEdit, children } = props;
  const t = useTranslations('tickets.order');
  const { apply } = useChanges(useOfferProblemText());
  const things = rules.listIn(offer);
  const rows = things.map((thing) => ({ id: thing.id, name: rules.nameOf(thing) }));
  const put = (id: number, beforeId: number | null) => {
    const moved = offerChange(eventId, (known) =>
      rules.withList(known, movedBefore(rules.listIn(known), id, beforeId)),
    );
    const change = { key: newKey(), shows: [moved], send: () => move(id, beforeId) };
    void apply(change, { failed: (reason) => reason });
  };
  return (
    <SortableList
      label={label}
      className={classes.rows}
      ids={rows.map(({ id }) => id)}
      words={orderWords(rows, (deed, carried) => t(deed, carried), t('instructions'))}
      onMove={put}
    >
      {things.map((thing) => (
        <SortableRow
          key={thing.id}
          id={thing.id}
          words={{ role: t('role'), handle: t('handle', { name: rules.nameOf(thing) }) }}
          classes={classes}
        >
          <div className={classes.words}>{children(thing)}</div>
          <EditButton name={rules.nameOf(thing)} onEdit={() => onEdit(thing)} />
        </SortableRow>
      ))}
    </SortableList>
  );
}

export function EditButton({ name, onEdit }: { name: string; onEdit: () => void }) {
  const t = useTranslations('tickets.order');
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { name })} onClick={onEdit}>
      <IconPencil size={18} stroke={1.75} />
    </ActionIcon>
  );
}
