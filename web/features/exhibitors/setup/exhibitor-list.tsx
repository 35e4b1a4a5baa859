import type { ExhibitorLine, Tier, TierRules } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { orderWords } from '../../../ui/order/order-words.ts';
import { SortableList } from '../../../ui/order/sortable-list.tsx';
import type { ChangeSearch, ExhibitorsSearch } from '../exhibitors.places.ts';
import { ExhibitorRow } from './exhibitor-row.tsx';
import { ExhibitorsToolbar } from './exhibitors-toolbar.tsx';
import classes from './exhibitor-list.module.css';
import type { ExhibitorChanges } from './use-exhibitor-changes.ts';

interface ExhibitorListProps {
  tier: Tier;
  rules: TierRules | undefined;
  all: readonly ExhibitorLine[];
  shown: readonly ExhibitorLine[];
  search: ExhibitorsSearch;
  changes: ExhibitorChanges;
  onAddress: ChangeSearch;
}

/** Some of a tier may be hidden by a filter: then the order is not ours to change. */
export function ExhibitorList(props: ExhibitorListProps) {
  const { tier, rules, all, shown, search, changes, onAddress } = props;
  const t = useTranslations('exhibitors');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<ExhibitorLine>();
  const ticked = shown.filter(({ id }) => chosen.has(id));
  const tick = (id: number, isTicked: boolean) => {
    const others = [...chosen].filter((one) => one !== id);
    setChosen(new Set(isTicked ? [...others, id] : others));
  };
  const words = orderWords(shown, (deed, carried) => t(`drag.${deed}`, carried), t('drag.how'));
  const answer = (isYes: boolean) => {
    if (asked && isYes) void changes.remove(asked.id);
    setAsked(undefined);
  };
  return (
    <section aria-label={t(`titles.${tier}`)}>
      <ExhibitorsToolbar
        shown={shown}
        ticked={ticked}
        search={search}
        changes={changes}
        onTickAll={(isTicked) => setChosen(new Set(isTicked ? shown.map(({ id }) => id) : []))}
        onAddress={onAddress}
      />
      {shown.length > 0 && (
        <SortableList
          label={t(`titles.${tier}`)}
          className={classes.rows}
          ids={shown.map(({ id }) => id)}
          words={words}
          onMove={(id, beforeId) => void changes.move(id, tier, beforeId)}
        >
          {shown.map((line) => (
            <ExhibitorRow
              key={line.id}
              line={line}
              rules={rules}
              isSortable={shown.length === all.length}
              isTicked={chosen.has(line.id)}
              changes={changes}
              onTick={(isTicked) => tick(line.id, isTicked)}
              onRemove={() => setAsked(line)}
            />
          ))}
        </SortableList>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title={t('ask.title', { name: asked?.name ?? '' })}
        text={t('ask.text', { cards: asked?.cards ?? 0 })}
        stay={t('ask.stay')}
        go={t('ask.go')}
        onStay={() => answer(false)}
        onGo={() => answer(true)}
      />
    </section>
  );
}
